import type { RealmName } from '@/auth/realm'
import { accountOperations } from './account/operations'
import { analyticsOperations } from './analytics/operations'
import { authOperations } from './auth/operations'
import { bundleDetailOperations } from './bundle-details/operations'
import { bundleOperations } from './bundles/operations'
import type { Operation } from './core/operation'
import { exportOperations } from './exports/operations'
import { extraResultOperations } from './extra-results/operations'
import { identityOperations } from './identities/operations'
import { imageOperations } from './images/operations'
import { nameMatchOperations } from './name-match/operations'
import { organizationOperations } from './organizations/operations'
import { recognitionOperations } from './recognition/operations'
import { recoveryOperations } from './recovery/operations'
import { sanctionListOperations } from './sanction-lists/operations'
import { sanctionOperations } from './sanction/operations'
import { sessionOperations } from './sessions/operations'
import { signupOperations } from './signup/operations'
import { transactionOperations } from './transactions/operations'
import { userOperations } from './users/operations'

/** Every call that the portal makes, by resource: docs/backend describes them, `npm run contract` checks them, the mock insists on them. */
export const resources: Record<string, readonly Operation[]> = {
  account: accountOperations,
  analytics: analyticsOperations,
  auth: authOperations,
  'bundle-details': bundleDetailOperations,
  bundles: bundleOperations,
  exports: exportOperations,
  'extra-results': extraResultOperations,
  identities: identityOperations,
  images: imageOperations,
  'name-match': nameMatchOperations,
  organizations: organizationOperations,
  recognition: recognitionOperations,
  recovery: recoveryOperations,
  'sanction-lists': sanctionListOperations,
  sanction: sanctionOperations,
  sessions: sessionOperations,
  signup: signupOperations,
  transactions: transactionOperations,
  users: userOperations,
}

export const operations: readonly Operation[] = Object.values(resources).flat()

/** Of each path: one segment for each parameter; dots are dots. */
const matchers = operations.map((operation) => ({
  operation,
  pattern: new RegExp(
    `^${operation.path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`,
  ),
}))

/** The operation that a request makes. `path` follows the prefix of the backend. */
export function operationOf(realm: RealmName, method: string, path: string): Operation | undefined {
  return matchers.find(
    ({ operation, pattern }) =>
      operation.realm === realm && operation.method === method.toLowerCase() && pattern.test(path),
  )?.operation
}

/** The operation with this id. Throws if the realm has none. */
export function findOperation(realm: RealmName, id: string): Operation {
  const found = operations.find((each) => each.realm === realm && each.id === id)
  if (!found) throw new Error(`${realm} has no operation ${id}`)
  return found
}
