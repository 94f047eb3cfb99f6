import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { call } from '@/api/core/http'
import { callWithForm } from '@/api/core/http-files'
import { loadedRows } from '@/api/core/load'
import { CALL_TIMEOUT } from '@/backend/plain-http'
import {
  type ListUpload,
  type ListUploadFields,
  type ListUploadRequest,
  type ListUploadsRequest,
  sanctionLists,
} from '@/backend/sanction-lists'
import { formFetch } from '@/browser/form-fetch'
import type { Scope } from '@/lib/realm'

/** Milliseconds between polls while the server is still processing an upload. */
const POLL_INTERVAL = 5_000

/** A client's sanction lists and their uploads. */
export function sanctionListQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'sanction-lists'] as const
  return {
    all: () => key,
    own: () =>
      queryOptions({
        queryKey: [...key, 'own'],
        queryFn: ({ signal }) => call(scope, sanctionLists.list, {}, signal),
      }),
    uploads: (request: ListUploadsRequest) =>
      queryOptions({
        queryKey: [...key, 'uploads', request],
        queryFn: ({ signal }) => call(scope, sanctionLists.uploads, request, signal),
      }),
  }
}

export function useOwnSanctionLists(scope: Scope) {
  return useSuspenseQuery(sanctionListQueries(scope).own())
}

/** Fetches a page of uploads. Polls while the server is processing one of them. */
export function useListUploads(scope: Scope, request: ListUploadsRequest) {
  return useQuery({
    ...sanctionListQueries(scope).uploads(request),
    ...loadedRows,
    refetchInterval: ({ state }) =>
      state.data?.uploads.some(({ status }) => status === 'processing') ? POLL_INTERVAL : false,
  })
}

type Upload = ListUploadRequest & { signal: AbortSignal; onProgress: (share: number) => void }

/** Uploads a list, or previews an upload's changes. */
export function useUploadList(scope: Scope) {
  const queryClient = useQueryClient()
  return useMutation({
    // An upload may take any amount of time, but may not stall for longer than the timeout of a request (row E8).
    mutationFn: ({ signal, onProgress, ...request }: Upload): Promise<ListUpload> => {
      const options = { signal, onProgress, maxInactivity: CALL_TIMEOUT }
      const send = (form: FormData) => formFetch(form, options)
      return callWithForm(scope, sanctionLists.upload, toFields(request), { send, signal })
    },
    // Invalidate even after a failure, because the server may have received the file.
    onSettled: (_done, _error, { dryRun }) => {
      if (!dryRun)
        void queryClient.invalidateQueries({ queryKey: sanctionListQueries(scope).all() })
    },
    // Evicts the finished mutation, because it would otherwise keep the file in memory.
    gcTime: 0,
  })
}

function toFields({ file, fileName, mapping, dryRun, ...fields }: ListUploadRequest) {
  return {
    ...fields,
    mapping: JSON.stringify(mapping),
    dry_run: dryRun ? 'true' : 'false',
    file: new File([file], fileName, { type: file.type }),
  } satisfies ListUploadFields
}
