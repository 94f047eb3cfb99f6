import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isSilent } from '@/api/core/api-error'
import { describeError, type ErrorDescription } from '@/api/core/errors'
import { EXPORT_NAME, useExportExtraResults, type Progress } from '@/api/extra-results/export'
import type { Scope } from '@/auth/realm'
import { ZIP_FILE, collectParts, openFileSink, type FileSink } from '@/browser/file-sink'
import type { Days } from '@/lib/period/period'
import { toast } from '@/ui/feedback/toast'
import { useCancellableTask } from '@/ui/tasks/use-cancellable-task'
import { toDateRange } from '@/lib/period/closed-period'
import { transferSpeed } from '@/lib/transfer-speed'

/** A zip that has been downloaded but not saved. */
export type FetchedZip = { zip: Blob; name: string }

export type Wanted = 'file' | 'preview'

/** `speed` in bytes per second, once it is known. */
export type ExportProgress = Progress & { wanted: Wanted; speed?: number }

type ExportFailure = Pick<ErrorDescription, 'title' | 'text' | 'isUnknown'> & { wanted: Wanted }

/** One export at a time: start, progress, cancel, and its outcome. */
export function useExport(scope: Scope, onDone: () => void) {
  const { t } = useLingui()
  const { mutateAsync, reset } = useExportExtraResults(scope)
  const task = useCancellableTask<ExportProgress, ExportFailure>()
  const [fetched, setFetched] = useState<FetchedZip>()

  /** Runs one export. When it fails, its file is removed. */
  async function run(
    wanted: Wanted,
    sink: FileSink | undefined,
    work: (signal: AbortSignal) => Promise<void>,
  ) {
    task.setProgress({ received: 0, total: undefined, wanted })
    await task.run(
      async (signal) => {
        try {
          await work(signal)
        } catch (error) {
          // There may be no file to remove.
          await sink?.abort().catch(() => {})
          throw error
        } finally {
          reset()
        }
      },
      (error) => (isSilent(error) ? undefined : { ...describeError(error), wanted }),
    )
  }

  /** Must be called before anything is fetched: the browser only opens the picker during the click. */
  const pick = (name: string) => task.pickFile(() => openFileSink(name, ZIP_FILE))

  function download(
    { bundleId, days }: Asked,
    wanted: Wanted,
    write: FileSink['write'],
    signal: AbortSignal,
  ) {
    let drawn = -Infinity
    const speedOf = transferSpeed()
    return mutateAsync({
      request: { bundle_id: bundleId, ...toDateRange(days) },
      signal,
      write,
      onProgress: (progressed) => {
        // Thousands of pieces a second would be drawn one by one.
        const now = performance.now()
        if (signal.aborted || now - drawn < 100) return
        drawn = now
        task.setProgress({ ...progressed, wanted, speed: speedOf(progressed.received, now) })
      },
    })
  }

  async function save(asked: Asked) {
    const sink = await pick(EXPORT_NAME)
    if (!sink) return
    await run('file', sink, async (signal) => {
      const name = await download(asked, 'file', sink.write, signal)
      signal.throwIfAborted()
      await sink.close(name)
      finish()
    })
  }

  async function preview(asked: Asked) {
    if (task.isBusy()) return
    await run('preview', undefined, async (signal) => {
      const parts = collectParts(ZIP_FILE.type)
      const name = await download(asked, 'preview', parts.write, signal)
      setFetched({ zip: parts.take(), name })
    })
  }

  /** Saves a previewed zip without downloading it again. */
  async function saveFetched({ zip, name }: FetchedZip) {
    const sink = await pick(name)
    if (!sink) return
    await run('file', sink, async (signal) => {
      await sink.write(zip)
      signal.throwIfAborted()
      await sink.close()
      finish()
    })
  }

  function finish() {
    void toast('success', t`Export successful`)
    setFetched(undefined)
    onDone()
  }

  return {
    // The progress is shown only while the export runs.
    progress: task.isRunning ? task.progress : undefined,
    failure: task.failure,
    fetched,
    save: (asked: Asked) => void save(asked),
    preview: (asked: Asked) => void preview(asked),
    saveFetched: (file: FetchedZip) => void saveFetched(file),
    cancel: () => {
      task.cancel()
      setFetched(undefined)
    },
  }
}

type Asked = { bundleId: string; days: Days }
