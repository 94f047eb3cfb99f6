import { hash, scramble, unscramble } from './random'

/** The session or transaction that an ID identifies. Only transactions have an `attempt`. */
export type RowId = { bundle: number; row: number; attempt?: number }

const TRANSACTION = 0x80000000

/** Returns an ID's first eight digits as a number, for fast searches by the start of an ID. */
export function idHead({ bundle, row, attempt }: RowId): number {
  const kind = attempt === undefined ? 0 : TRANSACTION
  return scramble((kind | (bundle << 24) | (row << 6) | (attempt ?? 0)) >>> 0)
}

/**
 * Creates the UUID of a session or transaction. The mock doesn't store the UUID, because `parseId` can compute the row
 * from it.
 */
export function formatId(rowId: RowId): string {
  const head = idHead(rowId)
  const a = hex(hash(head, 1))
  const b = hex(hash(head, 2))
  const c = hex(hash(head, 3))
  const variant = (8 | (hash(head, 4) & 3)).toString(16)
  return `${hex(head)}-${a.slice(0, 4)}-4${a.slice(5)}-${variant}${b.slice(1, 4)}-${b.slice(4)}${c}`
}

/** Returns an ID's session or transaction, or undefined if `formatId` didn't create the ID. */
export function parseId(id: string): RowId | undefined {
  if (!/^[\da-f]{8}-/.test(id)) return undefined
  const code = unscramble(Number.parseInt(id.slice(0, 8), 16))
  const rowId: RowId = { bundle: (code >>> 24) & 0x7f, row: (code >>> 6) & 0x3ffff }
  if (code & TRANSACTION) rowId.attempt = code & 0x3f
  return formatId(rowId) === id ? rowId : undefined
}

function hex(number: number): string {
  return number.toString(16).padStart(8, '0')
}
