import { foldText } from '@/lib/fold-text'
import { parseAmount } from './amount'
import type { TierDraft, TierField } from './ladder'
import { isSeparatorUsed, separateCells, splitRows, type PastedRow } from '@/lib/pasted-rows'
import { billTypes, pricingTypes } from './tier-types'

/** A pasted line that was not turned into a tier. */
export interface SkippedTierLine {
  /** The line number, from 1. */
  number: number
  text: string
  reason: 'noNumber' | 'tooManyNumbers' | 'tooManyTiers'
}

/** A pasted tier. If a cell isn't a number, the draft contains the cell's original text. */
export interface PastedTier {
  draft: TierDraft
  /** Cells that belong to no column or contain no known type. */
  unread: string[]
  hasTypes: boolean
}

export interface PastedLadder {
  tiers: PastedTier[]
  /** Whether any cell contains a type. Tiers without types have the given types. */
  hasTypes: boolean
  /** Header names that aren't tier columns. */
  unusedColumns: string[]
  /** The maximum that was removed from the last tier, because the last tier has no end (behavior 5.4). */
  lostMaximum: string | undefined
  leftOut: SkippedTierLine[]
}

type TierTypes = Pick<TierDraft, 'pricing_type' | 'bill_type'>

const MAX_TIERS = 200
const MAX_LENGTH = 100_000

const usualColumns: TierField[] = ['minimum', 'maximum', 'hits', 'pricing_type', 'bill_type']

/** Patterns for folded column names in English and Arabic. The first match determines the column. */
const columnNames: [TierField, RegExp][] = [
  ['pricing_type', /pricing|تسعير/],
  ['bill_type', /\bbill|فوتره|فاتوره|فواتير/],
  ['minimum', /^(min|from|start|lower)|^من$|ادني/],
  ['maximum', /^(max|to\b|until|end|upper)|^الي$|اقصي/],
  ['hits', /\bhits?\b|amount|quantity|عدد|كميه/],
]

/**
 * Parses the tiers in text copied from a spreadsheet or a CSV file, with `types` for tiers without types. The columns
 * are minimum, maximum, hits, pricing type and bill type, unless a header line gives another order.
 */
export function parsePastedLadder(pastedText: string, types: TierTypes): PastedLadder {
  const rows = splitRows(pastedText.slice(0, MAX_LENGTH))
  const splitRow = createSplitter(rows)
  const tiers: PastedTier[] = []
  const leftOut: SkippedTierLine[] = []
  let header: string[] | undefined
  for (const { line, text } of rows) {
    const cells = splitRow(text)
    if (cells.every((cell) => cell === '')) continue
    const leaveOut = (reason: SkippedTierLine['reason']) =>
      leftOut.push({ number: line, text: text.trim(), reason })
    const numbers = cells.filter(isNumeric).length
    if (numbers === 0 && tiers.length === 0 && !header && isHeader(cells)) header = cells
    else if (numbers === 0) leaveOut('noNumber')
    else if (!header && numbers > 3) leaveOut('tooManyNumbers')
    else if (header && cells.length > header.length) leaveOut('tooManyNumbers')
    else if (tiers.length === MAX_TIERS) leaveOut('tooManyTiers')
    else tiers.push(parseTier(cells, header?.map(findColumn) ?? usualColumns, types))
  }
  const last = tiers.at(-1)
  const lostMaximum = last && isEnd(last.draft.maximum) ? last.draft.maximum : undefined
  if (last) last.draft = { ...last.draft, maximum: '' }
  return {
    tiers,
    hasTypes: tiers.some((tier) => tier.hasTypes),
    unusedColumns: header?.filter((name) => name !== '' && !findColumn(name)) ?? [],
    lostMaximum,
    leftOut,
  }
}

function parseTier(
  cells: readonly string[],
  columns: readonly (TierField | undefined)[],
  types: TierTypes,
): PastedTier {
  const draft: TierDraft = { minimum: '', maximum: '', hits: '', ...types }
  const unread: string[] = []
  let hasTypes = false
  for (const [index, cell] of cells.entries()) {
    if (cell === '') continue
    const field = columns[index]
    if (field === 'minimum' || field === 'maximum' || field === 'hits') draft[field] = cell
    else if (field || index >= columns.length) {
      const type = parseTierType(cell)
      if (type) draft[type.field] = type.code
      else unread.push(cell)
      hasTypes ||= type !== undefined
      // If the type is unknown, the user must choose a type, because guessing could change the cost.
      if (!type && field) draft[field] = ''
    }
  }
  return { draft, unread, hasTypes }
}

/** Parses a type's code in any letter case, or with spaces as the portal shows the type. */
function parseTierType(cell: string): { field: keyof TierTypes; code: string } | undefined {
  const code = foldText(cell).replaceAll(' ', '_').toUpperCase()
  if (pricingTypes.some((each) => each === code)) return { field: 'pricing_type', code }
  if (billTypes.some((each) => each === code)) return { field: 'bill_type', code }
  return undefined
}

function findColumn(name: string): TierField | undefined {
  const foldedName = foldText(name).replaceAll('_', ' ')
  return columnNames.find(([, pattern]) => pattern.test(foldedName))?.[0]
}

function isHeader(cells: readonly string[]): boolean {
  return new Set(cells.map(findColumn).filter(Boolean)).size > 1
}

/** Whether a cell is meant as a number, even if the number is not valid in a tier. */
function isNumeric(cell: string): boolean {
  const { problem } = parseAmount(cell)
  return problem === undefined || !['empty', 'notANumber'].includes(problem) || /^0\d+$/.test(cell)
}

/** Whether a maximum limits the tier. Empty text, ∞, the largest number and words such as "unlimited" don't. */
function isEnd(maximum: string): boolean {
  const { value, problem } = parseAmount(maximum)
  const isLargest = Number(maximum) >= Number.MAX_SAFE_INTEGER || problem === 'tooLarge'
  return value === undefined
    ? /\p{Nd}/u.test(maximum) && !isLargest
    : value < Number.MAX_SAFE_INTEGER
}

/**
 * Returns a function that splits a row. Tries tabs, semicolons, commas, wide spaces and spaces, in this order, because
 * the earlier separators are rarer in numbers.
 */
function createSplitter(rows: readonly PastedRow[]): (row: string) => string[] {
  const isUsed = (separator: RegExp) => isSeparatorUsed(rows, separator)
  if (isUsed(/\t/)) return (row) => separateCells(row, /\t/y)
  if (isUsed(/[;؛]/)) return (row) => separateCells(row, /[;؛]/y)
  // In `0, 1,000, 500`, only a comma followed by a space is a separator.
  if (isUsed(/[,،]/)) return (row) => separateCells(row, /[,،]\s/.test(row) ? /[,،]\s+/y : /[,،]/y)
  return (row) => separateCells(row.trim(), /\s{2}/.test(row.trim()) ? /\s{2,}/y : /\s+/y)
}
