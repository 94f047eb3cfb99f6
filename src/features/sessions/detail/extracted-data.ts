import type { SessionDetail } from '@/backend/sessions'
import type { TransactionDetail } from '@/backend/transactions'
import { documentGroups, type DocumentGroup } from '@/features/documents/document-groups'
import { parsePrintedDay } from '@/features/documents/nid-comparison'
import { toSearchText } from '@/features/masking/search-text'
import type { ScreenedPerson } from '@/features/record-list/screening-links'
import { getText } from '@/lib/data-fields'
import { parseNationalId } from '@/lib/documents/national-id'
import { foldText } from '@/lib/fold-text'
import { compareMoments } from './checks'

const documentServices = /ocr$/

/** Returns the attempts at reading a document of any kind. */
export function documentAttempts(session: SessionDetail): TransactionDetail[] {
  return session.transactions.filter(({ service = '' }) => documentServices.test(service))
}

/**
 * Returns the fields from each document kind's last successful attempt, or else from its last attempt that read
 * anything. Attempts at the same kind are never mixed because they may show two people's cards.
 */
export function extractedData(session: SessionDetail): Record<string, unknown> {
  const attempts = documentAttempts(session)
    .filter(({ data }) => Object.keys(data).some((key) => getText(data, key) !== undefined))
    .toSorted(
      (a, b) =>
        Number(a.status === true) - Number(b.status === true) || compareMoments(a.time, b.time),
    )
  const latest = new Map(attempts.map(({ service, data }) => [service, data]))
  // Fills a field that is empty on one document from another document.
  return Object.assign({}, ...latest.values(), ...[...latest.values()].map(withoutEmpty))
}

function withoutEmpty(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([key]) => getText(data, key) !== undefined),
  )
}

/** Returns the extracted fields in reading order, with unknown fields last, or [] if nothing was read. */
export function extractedGroups(session: SessionDetail): DocumentGroup[] {
  const isNationalId = documentAttempts(session).some(({ service }) => service === 'ocr')
  return documentGroups(extractedData(session), { isNationalId })
}

/** Keys of a whole name: `full_name`, `name_en`, `arabicName`. They exclude parts of names and relatives' names. */
const NAME_KEY =
  /^(?:(?:english|latin|arabic)_?)?(?:full_?)?name(?:_?(?:en|ar|english|latin|arabic))?$/i

/** Returns the person's known data. The other name is from another script, check or attempt. */
export function toScreenedPerson(session: SessionDetail): ScreenedPerson {
  const data = extractedData(session)
  const found = [data, ...session.transactions.map((transaction) => transaction.data)].flatMap(
    (each) => Object.keys(each).flatMap((key) => (NAME_KEY.test(key) ? getText(each, key) : [])),
  )
  const names = [getText(data, 'full_name'), toSearchText(session.full_name), ...found]
  const name = names.find((text) => text !== undefined)
  const printedDay = parsePrintedDay(getText(data, 'date_of_birth') ?? '')
  return {
    name,
    otherName: names.find((text) => text && foldText(text) !== foldText(name ?? '')),
    birthDate: printedDay ?? parseNationalId(getText(data, 'front_nid') ?? '')?.birthDate,
    nationality: getText(data, 'nationality'),
  }
}
