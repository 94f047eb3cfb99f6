import type { SessionDetail } from '@/backend/sessions'
import { documentGroups } from '@/features/documents/document-groups'
import { toChecks, type Check } from '@/features/sessions/detail/checks'
import { extractedData } from '@/features/sessions/detail/extracted-data'
import { getText } from '@/lib/data-fields'

type Pair<T> = { left: T | undefined; right: T | undefined; differs: boolean }
export type FieldPair = Pair<string> & { field: string }
export type CheckPair = Pair<Check> & { service: string }

/** Returns both sessions' extracted fields, in the session screen's order. */
export function compareFields(left: SessionDetail, right: SessionDetail): FieldPair[] {
  const [leftData, rightData] = [extractedData(left), extractedData(right)]
  const groups = documentGroups({ ...leftData, ...rightData }, { isNationalId: false })
  const keys = groups.flatMap(({ fields }) => fields.map(({ key }) => key))
  return keys.flatMap((field) => {
    const pair = toComparedPair(getText(leftData, field)?.trim(), getText(rightData, field)?.trim())
    return pair.left === undefined && pair.right === undefined ? [] : [{ field, ...pair }]
  })
}

/** Returns both sessions' checks. Two checks differ if their outcome, number of attempts or error code differs. */
export function compareChecks(left: SessionDetail, right: SessionDetail): CheckPair[] {
  const [leftChecks, rightChecks] = [toChecks(left), toChecks(right)]
  const services = new Set([...leftChecks, ...rightChecks].map(({ service }) => service))
  return [...services].map((service) => {
    const find = (checks: readonly Check[]) => checks.find((check) => check.service === service)
    const [one, other] = [find(leftChecks), find(rightChecks)]
    return { service, left: one, right: other, differs: resultKey(one) !== resultKey(other) }
  })
}

function resultKey(check: Check | undefined): string {
  return check ? `${check.passed} ${check.attempts} ${check.errorCode ?? ''}` : ''
}

export function toComparedPair<T>(left: T | undefined, right: T | undefined): Pair<T> {
  return { left, right, differs: left !== right }
}
