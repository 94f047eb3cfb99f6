import * as v from 'valibot'
import {
  type PasswordLink,
  type PasswordLinkRequest,
  type UserListInput,
  type UserStatus,
  users,
  userStatuses,
} from '@/backend/users'
import type { Endpoint } from '@/backend/endpoint'
import { foldText } from '@/lib/fold-text'
import { findAccount } from '@mocks/accounts/accounts'
import {
  isInitialized,
  mailPasswordLink,
  portalUsers,
  toPortalUser,
} from '@mocks/accounts/portal-users'
import type { Database } from '@mocks/db'
import { handlePost } from '@mocks/http'
import type { Persona } from '@mocks/personas'
import { idField, pageFields, maxCharacters } from '@mocks/request-fields'
import {
  okMessage,
  invalidFields,
  notFound,
  ok,
  problem,
  type MockResponse,
} from '@mocks/responses'
import { lazyText } from '@mocks/texts/lazy-text'
import { wireId, wirePage } from '@mocks/wire-fields'

type ListedUser = UserListInput['users'][number]

function hasStatus(user: ListedUser, status: UserStatus): boolean {
  switch (status) {
    case 'initialized':
      return user.is_initialized === true
    case 'not_initialized':
      return user.is_initialized === false
    case 'locked':
      return user.locked === true
    case 'inactive':
      return user.is_active === false
  }
}

const listRequest = v.strictObject({
  ...wirePage,
  organization_id: v.optional(wireId),
  search: v.optional(v.string()),
  status: v.optional(v.string()),
})
const listBody = v.object({
  ...pageFields,
  organization_id: v.optional(idField),
  search: v.optional(v.pipe(v.string(), maxCharacters(200))),
  status: v.optional(
    v.picklist(
      userStatuses,
      lazyText((t) => t.statusMissing),
    ),
  ),
})
const linkRequest = v.strictObject({ user_id: wireId })
const linkBody: v.GenericSchema<unknown, PasswordLinkRequest> = v.object({ user_id: idField })

// Every administrator may use these endpoints, because their screen's menu entry doesn't require a permission.
export const handlers = [
  handlePost(
    { endpoint: users.list, realm: 'admin', request: listRequest, body: listBody },
    ({ db }, { page, page_size, organization_id, search = '', status }) => {
      if (organization_id !== undefined && !db.organizations.has(organization_id))
        return invalidFields({ organization_id: [lazyText((t) => t.clientMissing)] })
      const foldedQuery = foldText(search)
      const matches = portalUsers(db)
        .filter(
          ([, account]) =>
            (organization_id === undefined || account.organization_id === organization_id) &&
            [account.name, account.email].some((each) => foldText(each).includes(foldedQuery)),
        )
        .map(([sub, account]) => toPortalUser(db, sub, account))
        .filter((user) => status === undefined || hasStatus(user, status))
      return ok<UserListInput>({
        users: matches.slice((page - 1) * page_size, page * page_size),
        total: matches.length,
      })
    },
  ),
  sendLink('reset', users.sendPasswordReset),
  sendLink('first_password', users.resendFirstPassword),
]

function sendLink(link: PasswordLink, endpoint: Endpoint<PasswordLinkRequest>) {
  const route = { endpoint, realm: 'admin', request: linkRequest, body: linkBody } as const
  return handlePost(route, ({ db, lang }, { user_id }) => {
    const account = findAccount(db, user_id)
    if (account?.realm !== 'client') return notFound('user')
    const refusal = findRejection(db, link, user_id, account)
    if (refusal) return refusal
    mailPasswordLink(db, link, user_id, account.email, lang)
    return okMessage(lazyText((t) => t.linkSent))
  })
}

function findRejection(
  db: Database,
  link: PasswordLink,
  sub: string,
  account: Persona,
): MockResponse | undefined {
  if (account.account_type !== 'email')
    return problem(
      400,
      lazyText((t) => t.userWithoutPassword),
    )
  if (db.organizations.get(account.organization_id ?? '')?.is_active === false)
    return problem(
      400,
      lazyText((t) => t.userOfInactiveClient),
    )
  const isReady = isInitialized(db, sub, account)
  if (link === 'first_password' && isReady)
    return problem(
      400,
      lazyText((t) => t.userHasPassword),
    )
  if (link === 'reset' && !isReady)
    return problem(
      400,
      lazyText((t) => t.userNotInitialized),
    )
  return undefined
}
