import { useMutation } from '@tanstack/react-query'
import type { Scope } from '@/auth/realm'
import { downloadExtraResults, type Progress } from './download'
import type { ExportExtraResultsRequest } from './schema'

export type ExportVariables = {
  request: ExportExtraResultsRequest
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/** The direct zip export (specification section 7). */
export function useExportExtraResults(scope: Scope) {
  return useMutation({
    mutationFn: ({ request, signal, onProgress }: ExportVariables) =>
      downloadExtraResults(scope, request, signal, onProgress),
    // The file would stay in memory with the finished mutation.
    gcTime: 0,
  })
}
