import { getMethod, getPath, isInRealm } from '@/backend/endpoint'
import type { RealmName } from '@/lib/realm'
import { routes } from '@mocks/backend'
import { accountCalls } from './calls-account'
import { recordCalls } from './calls-records'
import { serviceCalls } from './calls-services'
import type { CallText, Operation } from './operation'

const realmNames: readonly RealmName[] = ['client', 'admin']

/** Every request that the portal sends, keyed by resource. */
export const resources: Readonly<Record<string, readonly Operation[]>> = Object.fromEntries(
  Object.entries({ ...accountCalls, ...recordCalls, ...serviceCalls })
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([resource, texts]) => [resource, texts.flatMap(toOperations)]),
)

export const operations: readonly Operation[] = Object.values(resources).flat()

/** Returns the operation with this ID, or throws if the realm doesn't have such an operation. */
export function findOperation(realm: RealmName, id: string): Operation {
  const operation = operations.find((each) => each.realm === realm && each.id === id)
  if (!operation) throw new Error(`${realm} has no operation ${id}`)
  return operation
}

/** Returns one operation for each realm to which the description applies. */
function toOperations({ realm: onlyRealm, ...text }: CallText): Operation[] {
  return realmNames
    .filter((realm) => isInRealm(text.endpoint, realm) && (onlyRealm ?? realm) === realm)
    .map((realm) => toOperation(text, realm))
}

function toOperation(text: Omit<CallText, 'realm'>, realm: RealmName): Operation {
  const { endpoint } = text
  const method = getMethod(endpoint)
  const route = routes.find((each) => each.endpoint === endpoint && each.realm === realm)
  return {
    ...text,
    id: endpoint.id,
    realm,
    method,
    path: getPath(endpoint, realm),
    isPublic: endpoint.isPublic ?? false,
    hasLang: !endpoint.withoutLang?.includes(realm),
    isForm: endpoint.body === 'multipart',
    permission: route?.permission,
    query: method === 'get' ? route?.request : undefined,
    body: method === 'post' ? route?.request : undefined,
    response: endpoint.response,
  }
}
