import { useEffect, useRef, useState } from 'react'
import {
  createCsvExport,
  type CsvExport,
  type CsvProgress,
  type CsvSource,
} from '@/browser/csv-export'
import { createCsvDownloadSink, openCsvSink } from '@/browser/csv-export'

/** Below this a download is quicker than the question where to put it. */
const FEW_ROWS = 1_000

export interface ExportOrder<Row> {
  source: CsvSource<Row>
  /** How many rows are asked for. */
  count: number
  masked: boolean
  fileName: string
}

export interface ExportFailure {
  text: string
  /** Whether the file can be completed from where it stopped. */
  canGoOn: boolean
}

interface ListExportOptions {
  onDone: () => void
  /** The words for an error; undefined when there is nothing to say. */
  tell: (error: unknown) => string | undefined
}

/** One CSV at a time: start, progress, cancel, and after an error go on or start again. */
export function useListExport<Row>({ onDone, tell }: ListExportOptions) {
  const [progress, setProgress] = useState<CsvProgress>()
  const [failure, setFailure] = useState<ExportFailure>()
  const [busy, setBusy] = useState(false)
  const job = useRef<CsvExport>(undefined)
  const running = useRef<AbortController>(undefined)
  const asking = useRef(false)
  useEffect(() => () => leave(running.current, job.current), [])

  async function go() {
    const current = job.current
    if (!current) return
    const controller = new AbortController()
    running.current = controller
    setFailure(undefined)
    setBusy(true)
    try {
      await current.run(controller.signal)
      job.current = undefined
      setProgress(undefined)
      onDone()
    } catch (error) {
      const text = controller.signal.aborted ? undefined : tell(error)
      if (text !== undefined) setFailure({ text, canGoOn: current.canResume() })
    } finally {
      if (running.current === controller) {
        running.current = undefined
        setBusy(false)
      }
    }
  }

  async function start({ source, count, masked, fileName }: ExportOrder<Row>) {
    if (running.current || asking.current) return
    asking.current = true
    // The picker must be asked for in the click itself.
    const sink = count > FEW_ROWS ? await openCsvSink(fileName) : createCsvDownloadSink(fileName)
    asking.current = false
    if (!sink) return
    await job.current?.abandon().catch(() => {})
    setProgress({ written: 0, of: undefined })
    job.current = createCsvExport({ ...source, masked, sink, onProgress: setProgress })
    await go()
  }

  function cancel() {
    leave(running.current, job.current)
    running.current = undefined
    job.current = undefined
    setBusy(false)
    setProgress(undefined)
    setFailure(undefined)
  }

  return {
    progress,
    failure,
    busy,
    start: (order: ExportOrder<Row>) => void start(order),
    goOn: () => void go(),
    cancel,
  }
}

function leave(controller: AbortController | undefined, job: CsvExport | undefined) {
  controller?.abort()
  // A file that is not there cannot be removed.
  job?.abandon().catch(() => {})
}
