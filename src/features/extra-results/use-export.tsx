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

export type ExportMode = 'file' | 'preview'

/**
 * The bundle and days to export. `look` links to the screen that shows whether an export with an unknown outcome
 * succeeded.
 */
type ExportTarget = { bundleId: string; days: Days; look: ReactNode }

/**
 * Runs one export at a time, reports its progress and outcome, and can cancel it. A file export continues after the
 * dialog closes, but a preview stops.
 */
export function useExport(onDone: () => void) {
  const scope = useScope()
  const { t } = useLingui()
  const { auth } = useRouter().options.context
  const saving = useBackgroundExport(onDone)
  const preview = useCancellableTask<ExportProgress, ExportFailure>()
  const [mode, setMode] = useState<ExportMode>('file')
  const [fetchedZip, setFetchedZip] = useState<FetchedZip>()

  const isBusy = () => preview.isBusy() || saving.isBusy()

  function describeFailure(error: unknown): ExportFailure | undefined {
    if (isSilent(error)) return undefined
    const { text, lang, isUnknown } = describeError(error)
    return { title: t`Failed to export data`, text, lang, isUnknown }
  }

  /** Lets the user choose where to save the file, then starts writing it. */
  async function write(
    name: string,
    look: ReactNode,
    run: (sink: FileSink, ...args: Parameters<ExportWork['run']>) => Promise<void>,
  ) {
    if (isBusy()) return
    setMode('file')
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

  const save = (target: ExportTarget) =>
    write(EXPORT_NAME, target.look, async (sink, signal, onProgress) => {
      const name = await download(scope, target, { write: sink.write, signal, onProgress })
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

  async function fetchPreview(target: ExportTarget) {
    if (isBusy()) return
    saving.cancel()
    setMode('preview')
    preview.setProgress({ share: undefined, detail: undefined })
    await preview.run(async (signal) => {
      const { write: add, take } = collectParts(ZIP_FILE.type)
      const onProgress = preview.setProgress
      const name = await download(scope, target, { write: add, signal, onProgress })
      setFetchedZip({ zip: take(), name })
    }, describeFailure)
  }

  return {
    mode,
    isSaving: saving.isRunning,
    isRunning: saving.isRunning || preview.isRunning,
    progress: preview.isRunning ? preview.progress : saving.progress,
    failure: mode === 'file' ? saving.failure : preview.failure,
    fetchedZip,
    save: (target: ExportTarget) => void save(target),
    preview: (target: ExportTarget) => void fetchPreview(target),
    saveFetched: (file: FetchedZip) => void saveFetched(file),
    cancel: () => {
      preview.cancel()
      saving.cancel()
      setFetchedZip(undefined)
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
  { bundleId, days }: ExportTarget,
  { write, signal, onProgress }: DownloadOptions,
): Promise<string> {
  let lastDrawnAt = -Infinity
  const measureSpeed = transferSpeed()
  return downloadExtraResults(
    scope,
    { bundle_id: bundleId, ...toDateRange(days) },
    {
      signal,
      write,
      onProgress: (progress: Progress) => {
        // Renders at most ten times a second because thousands of chunks may arrive each second.
        const now = performance.now()
        if (signal.aborted || now - lastDrawnAt < 100) return
        lastDrawnAt = now
        const { received, total } = progress
        onProgress({
          share: total && received / total,
          detail: <TransferText {...progress} speed={measureSpeed(received, now)} />,
        })
      },
    },
  )
}

/** `speed` is in bytes per second, and undefined until the portal can measure it. */
type TransferTextProps = Progress & { speed: number | undefined }

/** Shows the received bytes and the speed, and the time left if the server sends the total size. */
function TransferText({ received, total, speed }: TransferTextProps) {
  const { t, i18n } = useLingui()
  const size = formatBytes(received, i18n.locale)
  const all = total && formatBytes(total, i18n.locale)
  const seconds = timeLeft(received, total, speed)
  const timeLeftText = seconds === undefined ? undefined : formatDuration(seconds, i18n.locale)
  const parts = [
    all ? t`${size} of ${all}` : size,
    speed && formatSpeed(speed, i18n.locale),
    timeLeftText && t`${timeLeftText} left`,
  ]
  return parts.filter(Boolean).join(' · ')
}
