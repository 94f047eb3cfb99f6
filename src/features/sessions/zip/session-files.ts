import type { SessionDetail } from '@/backend/sessions'
import { sessionImages, type SessionImage } from '@/features/images/session-image'
import { extractedGroups } from '@/features/sessions/detail/extracted-data'
import { compareMoments } from '@/features/sessions/detail/checks'
import { maskJson } from '@/features/masking/mask-json'
import { maskKind } from '@/features/masking/personal-fields'
import { CSV_START, csvHeader, csvRow, type CsvColumn, type CsvSeparator } from '@/lib/csv'

export type ImageToAdd = Pick<SessionImage, 'request' | 'isListed'> & {
  /** File name without its extension. The extension is derived from the file's bytes. */
  name: string
}

/** Returns a session's images and their file names, in time order. */
export function imagesToAdd(session: SessionDetail): ImageToAdd[] {
  return sessionImages(session)
    .toSorted((a, b) => compareMoments(a.transaction.time, b.transaction.time))
    .map(({ request, isListed, type, transaction }, index) => {
      // The base name comes from the server and must not form a path.
      const baseName = `${transaction.service}-${type}`.replaceAll(/[^\w-]/g, '_')
      const name = `images/${String(index + 1).padStart(2, '0')}-${baseName}`
      return { request, isListed, name }
    })
}

type Field = { key: string; value: string }

/** Returns the whole record as JSON. */
export function sessionJson(session: SessionDetail, isMasked: boolean) {
  return JSON.stringify(isMasked ? maskJson(session) : session, null, 2)
}

/** Returns the extracted fields as CSV, with the names shown on the screen. */
export function sessionFieldsCsv(
  session: SessionDetail,
  { isMasked, separator }: { isMasked: boolean; separator: CsvSeparator },
  names: { field: string; value: string; getName: (key: string) => string },
): string {
  const columns: CsvColumn<Field>[] = [
    { header: names.field, value: ({ key }) => names.getName(key) },
    {
      header: names.value,
      value: ({ value }) => value,
      personal: ({ key, value }) => maskKind(key, value),
    },
  ]
  const fields = extractedGroups(session)
    .flatMap((group) => group.fields)
    .flatMap(({ key, value }) => (value === undefined ? [] : [{ key, value }]))
  return (
    CSV_START +
    csvHeader(columns, separator) +
    fields.map((field) => csvRow(columns, field, { isMasked, separator })).join('')
  )
}
