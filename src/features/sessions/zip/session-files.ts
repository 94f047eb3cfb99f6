import type { ImageRequest } from '@/api/images/schema'
import type { SessionDetail } from '@/api/sessions/schema'
import { extractedGroups } from '@/features/sessions/detail/extracted-data'
import { compareMoments } from '@/features/sessions/detail/checks'
import { maskJson } from '@/features/masking/mask-json'
import { maskKind } from '@/features/masking/personal-fields'
import { CSV_START, csvHeader, csvRow, type CsvColumn } from '@/lib/csv'

export type ImageToAdd = {
  request: ImageRequest
  /** Without the extension, which its bytes decide. */
  name: string
}

/** The images of a session in the order of its attempts. */
export function sessionImages(session: SessionDetail): ImageToAdd[] {
  const { bundle_id, session_id } = session
  return session.transactions
    .toSorted((a, b) => compareMoments(a.time, b.time))
    .flatMap(({ transaction_id, service, images = [] }) =>
      images.map((image_type) => ({
        request: { bundle_id, session_id, transaction_id, image_type },
        described: `${service}-${image_type}`,
      })),
    )
    .map(({ request, described }, index) => ({
      request,
      // From the server: no path may come of it.
      name: `images/${String(index + 1).padStart(2, '0')}-${described.replaceAll(/[^\w-]/g, '_')}`,
    }))
}

type Field = { key: string; value: string }

/** The whole record as JSON. */
export function sessionJson(session: SessionDetail, masked: boolean, words: readonly string[]) {
  return JSON.stringify(masked ? maskJson(session, words) : session, null, 2)
}

/** The extracted fields as CSV, with the names that the screen gives them. */
export function sessionFieldsCsv(
  session: SessionDetail,
  masked: boolean,
  names: { field: string; value: string; nameOf: (key: string) => string },
): string {
  const columns: CsvColumn<Field>[] = [
    { header: names.field, value: ({ key }) => names.nameOf(key) },
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
    CSV_START + csvHeader(columns) + fields.map((field) => csvRow(columns, field, masked)).join('')
  )
}
