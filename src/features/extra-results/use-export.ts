import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { isSilent } from '@/api/api-error'
import { describeError } from '@/api/errors'
import { EXPORT_NAME, useExportExtraResults, type Progress } from '@/api/extra-results/export'
import type { Scope } from '@/auth/realm'
import { collectParts, openFileSink, type FileKind, type FileSink } from '@/browser/file-sink'
import type { Days } from '@/lib/period'
import { toast } from '@/ui/feedback/toast'
import { toDateRange } from '@/features/record-list/closed-period'

const zipKind: FileKind = {
  description: 'Zip',
  type: 'application/zip',
  extension: '.zip',
}

/** A zip that has been fetched and not been saved. */
export type FetchedZip = { zip: Blob; name: string }

export type Wanted = 'file' | 'preview'

/** One export at a time: start, progress, cancel, and its outcome told once. */
export function useExport(scope: Scope, onDone: () => void) {
  const { t } = useLingui()
  const { mutateAsync, reset } = useExportExtraResults(scope)
  const [progress, setProgress] = useState<Progress & { wanted: Wanted }>()
  const [failure, setFailure] = useState<string>()
  const [fetched, setFetched] = useState<FetchedZip>()
  const running = useRef<AbortController>(null)
  const asking = useRef(false)
  useEffect(() => () => running.current?.abort(), [])

  /** One at a time, with its failure told and its file removed. */
  async function run(
    wanted: Wanted,
    sink: FileSink | undefined,
    work: (signal: AbortSignal) => Promise<void>,
  ) {
    const controller = new AbortController()
    running.current = controller
    setFailure(undefined)
    setProgress({ received: 0, total: undefined, wanted })
    try {
      await work(controller.signal)
    } catch (error) {
      // A file that is not there cannot be removed.
      await sink?.abort().catch(() => {})
      if (!controller.signal.aborted && !isSilent(error)) setFailure(describeError(error).text)
    } finally {
      reset()
      running.current = null
      setProgress(undefined)
    }
  }

  /** The picker must be asked for in the click itself, before anything is fetched. */
  async function pick(name: string): Promise<FileSink | undefined> {
    if (running.current || asking.current) return undefined
    asking.current = true
    try {
      return await openFileSink(name, zipKind)
    } finally {
      asking.current = false
    }
  }

  function download(
    { bundleId, days }: Asked,
    wanted: Wanted,
    write: FileSink['write'],
    signal: AbortSignal,
  ) {
    let drawn = -Infinity
    return mutateAsync({
      request: { bundle_id: bundleId, ...toDateRange(days) },
      signal,
      write,
      onProgress: (progressed) => {
        // Thousands of pieces a second would be drawn one by one.
        const now = performance.now()
        if (now - drawn < 100) return
        drawn = now
        setProgress({ ...progressed, wanted })
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
      told()
    })
  }

  async function preview(asked: Asked) {
    if (running.current || asking.current) return
    await run('preview', undefined, async (signal) => {
      const parts = collectParts(zipKind.type)
      const name = await download(asked, 'preview', parts.write, signal)
      setFetched({ zip: parts.take(), name })
    })
  }

  /** What was previewed is saved from the bytes that are here. */
  async function saveFetched({ zip, name }: FetchedZip) {
    const sink = await pick(name)
    if (!sink) return
    await run('file', sink, async (signal) => {
      await sink.write(zip)
      signal.throwIfAborted()
      await sink.close()
      told()
    })
  }

  function told() {
    void toast('success', t`Export successful`)
    setFetched(undefined)
    onDone()
  }

  return {
    progress,
    failure,
    fetched,
    save: (asked: Asked) => void save(asked),
    preview: (asked: Asked) => void preview(asked),
    saveFetched: (file: FetchedZip) => void saveFetched(file),
    cancel: () => running.current?.abort(),
    forget: () => {
      setFailure(undefined)
      setFetched(undefined)
    },
  }
}

type Asked = { bundleId: string; days: Days }
