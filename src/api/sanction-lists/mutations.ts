import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postForm } from '@/api/core/http'
import { CALL_TIMEOUT } from '@/api/core/plain-http'
import type { Scope } from '@/auth/realm'
import { formFetch } from '@/browser/form-fetch'
import { sanctionListQueries } from './queries'
import type { ListUploadRequest } from './requests'
import { listUploadSchema, type ListUpload } from './schema'

const PATH = 'v1/valify/sanction-lists/upload/'

type Upload = ListUploadRequest & { signal: AbortSignal; onProgress: (share: number) => void }

/** Uploads a list, or previews the changes of an upload. */
export function useUploadList(scope: Scope) {
  const queryClient = useQueryClient()
  return useMutation({
    // It may take any time, but must not stall longer than a call may take (row E8).
    mutationFn: ({ signal, onProgress, ...request }: Upload): Promise<ListUpload> => {
      const options = { signal, onProgress, maxInactivity: CALL_TIMEOUT }
      const send = formFetch(formOf(request), options)
      return postForm(scope, PATH, listUploadSchema, { send, signal })
    },
    // After a failure too: the server may have received the file.
    onSettled: (_done, _error, { dryRun }) => {
      if (!dryRun)
        void queryClient.invalidateQueries({ queryKey: sanctionListQueries(scope).all() })
    },
    // A finished mutation would keep the file in memory.
    gcTime: 0,
  })
}

function formOf({ file, fileName, name, mode, mapping, dryRun }: ListUploadRequest): FormData {
  const form = new FormData()
  form.set('name', name)
  form.set('mode', mode)
  form.set('mapping', JSON.stringify(mapping))
  form.set('dry_run', String(dryRun))
  // Last, so that a server that reads in order knows what to do with it.
  form.set('file', file, fileName)
  return form
}
