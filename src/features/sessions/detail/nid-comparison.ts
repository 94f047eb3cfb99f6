import { foldText, foldDigits } from '@/lib/fold-text'
import { governorateCode } from '@/lib/governorates'
import { nationalIdDigits, readNationalId, type NationalId } from '@/lib/national-id'
import { isDay } from '@/lib/period'
import { readText } from '@/lib/read-data'

/** `open`: one of the two is missing, or cannot be read. */
export type Verdict = 'agrees' | 'differs' | 'open'

export type NidComparison = {
  /** The printed field that is compared. */
  field: 'date_of_birth' | 'gender' | 'birth_governarate' | 'back_nid'
  printed: string | undefined
  verdict: Verdict
}

export type NidReading = {
  /** Missing when the number has not 14 digits, or they name no day of birth. */
  id: NationalId | undefined
  hasDigits: boolean
  /** The side that is read: the front, unless only the back shows a number. */
  side: 'front' | 'back'
  comparisons: NidComparison[]
}

/** What the national id of a document tells, beside what the document prints; undefined without one. */
export function compareNationalId(data: Record<string, unknown>): NidReading | undefined {
  const front = readText(data, 'front_nid')
  const number = front ?? readText(data, 'back_nid')
  if (number === undefined) return undefined
  const id = readNationalId(number)
  const compared = (
    field: NidComparison['field'],
    derived: string | undefined,
    read: (printed: string) => string | undefined,
  ): NidComparison => {
    const printed = readText(data, field)
    return { field, printed, verdict: verdictOf(derived, printed && read(printed)) }
  }
  return {
    id,
    hasDigits: nationalIdDigits(number) !== undefined,
    side: front === undefined ? 'back' : 'front',
    comparisons: [
      compared('date_of_birth', id?.birthDate, readPrintedDay),
      compared('gender', id?.sex, readPrintedSex),
      compared('birth_governarate', id?.governorate?.code, governorateCode),
      compared('back_nid', front && nationalIdDigits(front), nationalIdDigits),
    ],
  }
}

function verdictOf(derived: string | undefined, printed: string | undefined): Verdict {
  if (!derived || !printed) return 'open'
  return derived === printed ? 'agrees' : 'differs'
}

/** `YYYY-MM-DD` of a printed date: year first, or day first as cards print it; digits of any script. */
function readPrintedDay(printed: string): string | undefined {
  const [first = '', month = '', last = ''] = foldDigits(printed)
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

function readPrintedSex(printed: string): string | undefined {
  return sexes.get(foldText(printed))
}
