import { useEffect, useRef } from 'react'
import {
  createCsvExport,
  createCsvDownloadSink,
  openCsvSink,
  type CsvExport,
  type CsvProgress,
  type CsvResult,
  type CsvSource,
} from '@/browser/csv-export'
import { useCancellableTask } from '@/ui/tasks/use-cancellable-task'

/** Up to this size the file is downloaded without asking where to save it. */
const MAX_ROWS_WITHOUT_PICKER = 1_000

interface ExportRequest<Row> {
  source: CsvSource<Row>
  /** The number of rows to export. */
  count: number
  masked: boolean
  fileName: string
}

interface ExportFailure {
  text: string
  /** Whether the export can continue where it stopped. */
  canResume: boolean
}

interface ListExportOptions {
  onDone: (result: CsvResult) => void
  /** The text for an error. Undefined shows nothing. */
  describeError: (error: unknown) => string | undefined
}

/** One CSV export at a time: start, progress, cancel, and after an error continue or start again. */
export function useListExport<Row>({ onDone, describeError }: ListExportOptions) {
  const task = useCancellableTask<CsvProgress, ExportFailure>()
  const job = useRef<CsvExport>(undefined)
  useEffect(() => () => abandon(job.current), [])

  async function resume() {
    const current = job.current
    if (!current) return
    await task.run(
      async (signal) => {
        const result = await current.run(signal)
        job.current = undefined
        onDone(result)
      },
      (error) => {
        const text = describeError(error)
        return text === undefined ? undefined : { text, canResume: current.canResume() }
      },
    )
  }

  async function start({ source, count, masked, fileName }: ExportRequest<Row>) {
    const sink = await task.pickFile(async () =>
      // The browser only opens the picker during the click.
      count > MAX_ROWS_WITHOUT_PICKER ? openCsvSink(fileName) : createCsvDownloadSink(fileName),
    )
    if (!sink) return
    await job.current?.abandon().catch(() => {})
    task.setProgress({ written: 0, of: undefined })
    job.current = createCsvExport({ ...source, masked, sink, onProgress: task.setProgress })
    await resume()
  }

  function cancel() {
    task.cancel()
    abandon(job.current)
    job.current = undefined
  }

  return {
    progress: task.progress,
    failure: task.failure,
    busy: task.isRunning,
    start: (request: ExportRequest<Row>) => void start(request),
    resume: () => void resume(),
    cancel,
  }
}

function abandon(job: CsvExport | undefined) {
  // There may be no file to remove.
  job?.abandon().catch(() => {})
}
