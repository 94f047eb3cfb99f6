import type { ParsingOptions, WorkBook } from '@e965/xlsx'

declare module '@e965/xlsx' {
  /** What `read` does with a workbook once it is unpacked; the library's own types leave it out. */
  function parse_zip(
    zip: { files: Record<string, { name: string; data: string }> },
    options: ParsingOptions,
  ): WorkBook
}
