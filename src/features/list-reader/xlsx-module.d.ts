import type { ParsingOptions, WorkBook } from '@e965/xlsx'

declare module '@e965/xlsx' {
  /** The step of `read` that follows the unpacking of a workbook; the library's own types leave it out. */
  function parse_zip(
    zip: { files: Record<string, { name: string; data: string }> },
    options: ParsingOptions,
  ): WorkBook
}
