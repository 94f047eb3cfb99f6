import { downloadSinkOf, openFileSink, type FileKind, type FileSink } from './file-sink'

export type CsvSink = Omit<FileSink, 'write'> & { write: (text: string) => Promise<void> }

const csv: FileKind = { description: 'CSV', type: 'text/csv;charset=utf-8', extension: '.csv' }

/** As `openFileSink`. */
export function openCsvSink(name: string): Promise<CsvSink | undefined> {
  return openFileSink(name, csv)
}

/** For few rows, or a browser that cannot write files. */
export function downloadSink(name: string): CsvSink {
  return downloadSinkOf(name, csv)
}
