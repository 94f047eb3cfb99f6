import type { SessionDetail } from '@/api/sessions/schema'
import { checksOf, type Check } from '@/features/sessions/detail/checks'
import { readingOf } from '@/features/sessions/detail/extracted'
import { readText } from '@/lib/read-data'

type Pair<T> = { left: T | undefined; right: T | undefined; differs: boolean }
export type FieldPair = Pair<string> & { field: string }
export type CheckPair = Pair<Check> & { service: string }

/** The fields that were read in either of two sessions, in the order of the first. */
export function compareFields(left: SessionDetail, right: SessionDetail): FieldPair[] {
  const [one, two] = [readingOf(left), readingOf(right)]
  return [...new Set([...Object.keys(one), ...Object.keys(two)])].flatMap((field) => {
    const pair = pairOf(readText(one, field)?.trim(), readText(two, field)?.trim())
    return pair.left === undefined && pair.right === undefined ? [] : [{ field, ...pair }]
  })
}

/** The checks of either. They differ by their outcome, the attempts they took and the error they ended with. */
export function compareChecks(left: SessionDetail, right: SessionDetail): CheckPair[] {
  const [one, two] = [checksOf(left), checksOf(right)]
  const services = new Set([...one, ...two].map(({ service }) => service))
  return [...services].map((service) => {
    const of = (checks: readonly Check[]) => checks.find((check) => check.service === service)
    const [a, b] = [of(one), of(two)]
    return { service, left: a, right: b, differs: tellOf(a) !== tellOf(b) }
  })
}

function tellOf(check: Check | undefined): string {
  return check ? `${check.passed} ${check.attempts} ${check.errorCode ?? ''}` : ''
}

export function pairOf<T>(left: T | undefined, right: T | undefined): Pair<T> {
  return { left, right, differs: left !== right }
}
