import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { isSilent } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { useScope } from '@/api/core/use-scope'
import { downloadExtraResults, EXPORT_NAME, type Progress } from '@/api/extra-results-zip'
import { collectParts, type FileSink, openFileSink, ZIP_FILE } from '@/browser/file-sink'
import { formatBytes, formatSpeed } from '@/lib/format-amounts'
import { formatDuration } from '@/lib/format-units'
import { toDateRange } from '@/lib/period/closed-period'
import type { Days } from '@/lib/period/period'
import type { Scope } from '@/lib/realm'
import { timeLeft, transferSpeed } from '@/lib/transfer/transfer-speed'
import type { ExportFailure, ExportProgress, ExportWork } from '@/ui/export/exports'
import { useBackgroundExport } from '@/ui/export/use-background-export'
import { useCancellableTask } from '@/ui/tasks/use-cancellable-task'

/** A zip that has been downloaded but not saved. */
export type FetchedZip = { zip: Blob; name: string }

export type Wanted = 'file' | 'preview'

/** The zip of a bundle's days; `look` is where to look after an unknown outcome. */
type Order = { bundleId: string; days: Days; look: ReactNode }

/** One export at a time: start, progress, cancel, and its outcome. Only a file goes on when the dialog closes. */
export function useExport(onDone: () => void) {
  const scope = useScope()
  const { t } = useLingui()
  const { auth } = useRouter().options.context
  const saving = useBackgroundExport(onDone)
  const preview = useCancellableTask<ExportProgress, ExportFailure>()
  const [wanted, setWanted] = useState<Wanted>('file')
  const [fetched, setFetched] = useState<FetchedZip>()

  const isBusy = () => preview.isBusy() || saving.isBusy()

  function describeFailure(error: unknown): ExportFailure | undefined {
    if (isSilent(error)) return undefined
    const { title, text, lang, isUnknown } = describeError(error)
    return { title: isUnknown ? title : t`Failed to export data`, text, lang, isUnknown }
  }

  /** Starts the writing of a file, which asks first where to save it. */
  async function write(
    name: string,
    look: ReactNode,
    run: (sink: FileSink, ...args: Parameters<ExportWork['run']>) => Promise<void>,
  ) {
    if (isBusy()) return
    setWanted('file')
    await saving.start(
      () => openFileSink(name, ZIP_FILE),
      (sink) => ({
        fileName: name,
        login: { auth, sid: scope.sid },
        savedText: t`Export successful`,
        look,
        run: async (signal, onProgress) => {
          await run(sink, signal, onProgress)
          return undefined
        },
        abandon: sink.abort,
        describeFailure,
      }),
    )
  }

  const save = (order: Order) =>
    write(EXPORT_NAME, order.look, async (sink, signal, onProgress) => {
      const name = await download(scope, order, { write: sink.write, signal, onProgress })
      signal.throwIfAborted()
      await sink.close(name)
    })

  /** Saves a previewed zip without downloading it again. */
  const saveFetched = ({ zip, name }: FetchedZip) =>
    write(name, undefined, async (sink, signal) => {
      await sink.write(zip)
      signal.throwIfAborted()
      await sink.close()
    })

  async function fetchPreview(order: Order) {
    if (isBusy()) return
    saving.cancel()
    setWanted('preview')
    preview.setProgress({ share: undefined, detail: undefined })
    await preview.run(async (signal) => {
      const { write: add, take } = collectParts(ZIP_FILE.type)
      const onProgress = preview.setProgress
      const name = await download(scope, order, { write: add, signal, onProgress })
      setFetched({ zip: take(), name })
    }, describeFailure)
  }

  return {
    wanted,
    isSaving: saving.isRunning,
    isRunning: saving.isRunning || preview.isRunning,
    progress: preview.isRunning ? preview.progress : saving.progress,
    failure: wanted === 'file' ? saving.failure : preview.failure,
    fetched,
    save: (order: Order) => void save(order),
    preview: (order: Order) => void fetchPreview(order),
    saveFetched: (file: FetchedZip) => void saveFetched(file),
    cancel: () => {
      preview.cancel()
      saving.cancel()
      setFetched(undefined)
    },
  }
}

interface DownloadOptions {
  write: FileSink['write']
  signal: AbortSignal
  onProgress: (progress: ExportProgress) => void
}

/** Downloads the zip and returns its name. */
function download(
  scope: Scope,
  { bundleId, days }: Order,
  { write, signal, onProgress }: DownloadOptions,
): Promise<string> {
  let drawn = -Infinity
  const speedOf = transferSpeed()
  return downloadExtraResults(
    scope,
    { bundle_id: bundleId, ...toDateRange(days) },
    {
      signal,
      write,
      onProgress: (progress: Progress) => {
        // Thousands of pieces a second would be drawn one by one.
        const now = performance.now()
        if (signal.aborted || now - drawn < 100) return
        drawn = now
        const { received, total } = progress
        onProgress({
          share: total && received / total,
          detail: <TransferText {...progress} speed={speedOf(received, now)} />,
        })
      },
    },
  )
}

/** `speed` in bytes per second, once it is known. */
type TransferTextProps = Progress & { speed: number | undefined }

/** The bytes received so far and their speed; the time left only when the server sends the total. */
function TransferText({ received, total, speed }: TransferTextProps) {
  const { t, i18n } = useLingui()
  const size = formatBytes(received, i18n.locale)
  const all = total && formatBytes(total, i18n.locale)
  const seconds = timeLeft(received, total, speed)
  const left = seconds === undefined ? undefined : formatDuration(seconds, i18n.locale)
  const parts = [
    all ? t`${size} of ${all}` : size,
    speed && formatSpeed(speed, i18n.locale),
    left && t`${left} left`,
  ]
  return parts.filter(Boolean).join(' · ')
}
