import { useState } from 'react'
import { isSilent, isUnknownOutcome } from '@/api/core/api-error'
import { useScope } from '@/api/core/use-scope'
import { useUploadList } from '@/api/sanction-lists'
import type { ListUpload, ListUploadRequest } from '@/backend/sanction-lists'
import { useCancellableTask } from '@/ui/tasks/use-cancellable-task'
import { withFileRows } from './file-rows'

/** Thrown if the file on disk has changed since its rows were read. Nothing was sent. */
export class ChangedFileError extends Error {
  override name = 'ChangedFileError'
}

type Upload = ListUploadRequest & {
  /** Row number in the user's file, for each sent row. */
  rows: Uint32Array
  isChanged: () => Promise<boolean>
}

/** `key` identifies the sent data. A response applies only as long as the key stays the same. */
interface Attempt {
  key: string
  dryRun: boolean
}

/** Runs one upload at a time, as a dry run or for real. Provides the progress, the failure and a way to cancel. */
export function useListUpload(onUploaded: (result: ListUpload, rows: Uint32Array) => void) {
  const scope = useScope()
  const { mutateAsync, reset } = useUploadList(scope)
  const task = useCancellableTask<Attempt & { share: number }, Attempt & { error: Error }>()
  const [dryRun, setDryRun] = useState<{ key: string; result: ListUpload }>()

  async function send(key: string, { rows, isChanged, ...request }: Upload) {
    if (task.isBusy()) return
    const attempt = { key, dryRun: request.dryRun }
    task.setProgress({ ...attempt, share: 0 })
    await task.run(
      async (signal) => {
        const onProgress = (share: number) => {
          if (!signal.aborted) task.setProgress({ ...attempt, share })
        }
        if (await isChanged()) throw new ChangedFileError()
        signal.throwIfAborted()
        const result = await mutateAsync({ ...request, signal, onProgress })
          .catch((error: unknown) => {
            // Requires a new dry run, because the upload may have arrived and a retry might append the rows twice.
            if (!request.dryRun && isUnknownOutcome(error)) setDryRun(undefined)
            throw error
          })
          .finally(reset)
        signal.throwIfAborted()
        if (request.dryRun) setDryRun({ key, result: withFileRows(result, rows) })
        else onUploaded(result, rows)
      },
      (error) => (error instanceof Error && !isSilent(error) ? { ...attempt, error } : undefined),
    )
  }

  return {
    send: (key: string, request: Upload) => void send(key, request),
    cancel: task.cancel,
    progress: task.isRunning ? task.progress : undefined,
    getDryRun: (key: string) => (dryRun?.key === key ? dryRun.result : undefined),
    getFailure: (key: string) => (task.failure?.key === key ? task.failure : undefined),
  }
}
