import { useMutation } from '@tanstack/react-query'
import type { Scope } from '@/auth/realm'
import { downloadExtraResults } from './download'
import type { ExportExtraResultsRequest } from './download'

export type ExportVariables = Parameters<typeof downloadExtraResults>[2] & {
  request: ExportExtraResultsRequest
}

/** The direct zip export (specification section 7): its bytes go where they are told, its name comes back. */
export function useExportExtraResults(scope: Scope) {
  return useMutation({
    mutationFn: ({ request, ...options }: ExportVariables) =>
      downloadExtraResults(scope, request, options),
    // What takes the bytes would stay in memory with the finished mutation.
    gcTime: 0,
  })
}
