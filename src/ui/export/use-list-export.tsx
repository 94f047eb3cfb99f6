import { Trans, useLingui } from '@lingui/react/macro'
import {
  createCsvExport,
  createCsvDownloadSink,
  openCsvSink,
  type CsvProgress,
  type CsvResult,
  type CsvSource,
} from '@/browser/csv-export'
import type { CsvSeparator } from '@/lib/csv'
import { formatNumber } from '@/lib/format'
import type { FormProblem } from '@/ui/form/form-summary'
import type { ExportLogin, ExportProgress } from './exports'
import { useBackgroundExport } from './use-background-export'

/** Maximum number of rows for which the file downloads without asking where to save it. */
const MAX_ROWS_WITHOUT_PICKER = 1_000

interface ExportRequest<Row> {
  source: CsvSource<Row>
  /** Number of rows to export. */
  count: number
  isMasked: boolean
  separator: CsvSeparator
  fileName: string
}

interface ListExportOptions {
  login: ExportLogin
  onSaved: () => void
  /** Describes the saved file's contents. */
  resultText: (result: CsvResult) => string
  /** Returns an error's text, or undefined to show nothing. */
  describeError: (error: unknown) => Pick<FormProblem, 'text' | 'lang'> | undefined
}

/** Runs one CSV export at a time. After an error, the export can continue or start again. */
export function useListExport<Row>(options: ListExportOptions) {
  const { login, onSaved, resultText, describeError } = options
  const { t } = useLingui()
  const { start, resume, ...job } = useBackgroundExport(onSaved)

  function startCsv({ source, count, isMasked, separator, fileName }: ExportRequest<Row>) {
    return start(
      // The browser opens the picker only during the click.
      async () =>
        count > MAX_ROWS_WITHOUT_PICKER ? openCsvSink(fileName) : createCsvDownloadSink(fileName),
      (sink) => {
        let report: (progress: ExportProgress) => void = () => {}
        const csv = createCsvExport({
          ...source,
          masked: isMasked,
          separator,
          sink,
          onProgress: (progress) => report(toProgress(progress)),
        })
        return {
          fileName,
          login,
          savedText: t`Export successful`,
          run: async (signal, onProgress) => {
            report = onProgress
            return resultText(await csv.run(signal))
          },
          abandon: csv.abandon,
          describeFailure: (error) => {
            const description = describeError(error)
            if (!description) return undefined
            const { text, lang } = description
            return { title: t`Failed to export data`, text, lang, canResume: csv.canResume() }
          },
        }
      },
    )
  }

  return {
    ...job,
    start: (request: ExportRequest<Row>) => void startCsv(request),
    resume: () => void resume(),
  }
}

function toProgress({ written, of = 0 }: CsvProgress): ExportProgress {
  return of > 0
    ? { share: written / of, detail: <WrittenRows writtenRows={written} total={of} /> }
    : { share: undefined, detail: undefined }
}

/** Number of rows in the file so far, out of the total. */
function WrittenRows({ writtenRows, total }: { writtenRows: number; total: number }) {
  const { i18n } = useLingui()
  const rows = formatNumber(writtenRows, i18n.locale)
  const all = formatNumber(total, i18n.locale)
  return (
    <Trans>
      {rows} of {all} rows
    </Trans>
  )
}
