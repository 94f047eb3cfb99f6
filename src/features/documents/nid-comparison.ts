import { foldText, foldDigits } from '@/lib/fold-text'
import { governorateCode } from '@/lib/documents/governorates'
import { nationalIdDigits, parseNationalId, type NationalId } from '@/lib/documents/national-id'
import { isDay } from '@/lib/period/period'
import { getText } from '@/lib/data-fields'

/** `unknown`: one of the two values is missing or unreadable. */
export type Verdict = 'agrees' | 'differs' | 'unknown'

export type NidFieldComparison = {
  field: 'date_of_birth' | 'gender' | 'birth_governarate' | 'back_nid'
  printed: string | undefined
  verdict: Verdict
}

export type NidComparison = {
  /** Undefined unless the number has 14 digits with a valid date of birth. */
  id: NationalId | undefined
  hasDigits: boolean
  /** The side that the number was read from: the front, unless only the back has a number. */
  side: 'front' | 'back'
  comparisons: NidFieldComparison[]
}

/**
 * Compares the data encoded in a national ID number with the printed fields. Returns undefined if there is no number.
 */
export function compareNationalId(data: Record<string, unknown>): NidComparison | undefined {
  const front = getText(data, 'front_nid')
  const number = front ?? getText(data, 'back_nid')
  if (number === undefined) return undefined
  const id = parseNationalId(number)
  const compareField = (
    field: NidFieldComparison['field'],
    derivedValue: string | undefined,
    parse: (printedValue: string) => string | undefined,
  ): NidFieldComparison => {
    const printedValue = getText(data, field)
    return {
      field,
      printed: printedValue,
      verdict: compareValues(derivedValue, printedValue && parse(printedValue)),
    }
  }
  return {
    id,
    hasDigits: nationalIdDigits(number) !== undefined,
    side: front === undefined ? 'back' : 'front',
    comparisons: [
      compareField('date_of_birth', id?.birthDate, parsePrintedDay),
      compareField('gender', id?.sex, parsePrintedSex),
      compareField('birth_governarate', id?.governorate?.code, governorateCode),
      compareField('back_nid', front && nationalIdDigits(front), nationalIdDigits),
    ],
  }
}

function compareValues(
  derivedValue: string | undefined,
  printedValue: string | undefined,
): Verdict {
  if (!derivedValue || !printedValue) return 'unknown'
  return derivedValue === printedValue ? 'agrees' : 'differs'
}

/** Parses a printed date, year first or day first (as on cards), in Western or Arabic digits. Returns `YYYY-MM-DD`. */
export function parsePrintedDay(printedValue: string): string | undefined {
  const [first = '', month = '', last = ''] = foldDigits(printedValue)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .split(/[-/.\s]+/)
  const [year, day] = first.length === 4 ? [first, last] : [last, first]
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text) ? text : undefined
}

const sexes = new Map([
  ['ذكر', 'male'],
  ['انثي', 'female'],
  ['m', 'male'],
  ['f', 'female'],
  ['male', 'male'],
  ['female', 'female'],
])

function parsePrintedSex(printedValue: string): string | undefined {
  return sexes.get(foldText(printedValue))
}
