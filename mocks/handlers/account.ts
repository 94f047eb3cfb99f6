import * as v from 'valibot'
import { account, type Profile } from '@/backend/account'
import { hashPassword } from '@/lib/password-hash'
import type { RealmName } from '@/lib/realm'
import type { Complete } from '@mocks/complete'
import { hasPassword } from '@mocks/accounts/accounts'
import { handleGet, handlePost } from '@mocks/http'
import { okMessage, ok, problem } from '@mocks/responses'
import { currentAnchor } from '@mocks/seeds/calendar'
import { settings } from '@mocks/settings'
import { lazyText, type Text } from '@mocks/texts/lazy-text'
import { wireHash, wirePlainPassword } from '@mocks/wire-fields'

const HOUR = 3_600_000

const changeRequest = v.union([
  v.strictObject({ old_password: wireHash, new_password: wireHash }),
  v.strictObject({
    old_password: wirePlainPassword,
    new_password: wirePlainPassword,
    is_hashed: v.literal(0),
  }),
])
const changeBody = v.object({
  old_password: v.pipe(v.string(), v.nonEmpty(lazyText((t) => t.enterCurrentPassword))),
  new_password: v.pipe(v.string(), v.nonEmpty(lazyText((t) => t.enterNewPassword))),
  is_hashed: v.optional(v.literal(0)),
})

export const handlers = [
  handleGet({ endpoint: account.profile, realm: 'client' }, ({ db, persona, sub }) => {
    const details = db.details.get(sub)
    const organization = db.organizations.get(persona.organization_id ?? '')
    const { now } = currentAnchor()
    return ok<Complete<Profile>>({
      name: persona.name,
      email: persona.email,
      account_type: persona.account_type,
      phone_number: persona.phone_number,
      company_name: details?.company_name ?? organization?.name,
      company_website:
        details?.company_website ??
        (organization && `https://client-${organization.id}.example.com`),
      industry: details?.industry ?? 'financial_services',
      role: details?.role ?? 'compliance_officer',
      email_verified: !persona.unverified || db.verifiedSubs.has(sub),
      created_at: organization?.created_at,
      last_login_at: new Date(now - 26 * HOUR).toISOString(),
    })
  }),
  changePassword('client'),
  changePassword('admin'),
]

function changePassword(realm: RealmName) {
  const endpoint = account.changePassword
  const route = { endpoint, realm, request: changeRequest, body: changeBody }
  return handlePost(route, ({ db, persona, sub }, { is_hashed, ...sent }) => {
    if (realm === 'client' && persona.account_type !== 'email')
      return problem(
        403,
        lazyText((t) => t.accountWithoutPassword),
      )
    const toHash = (password: string) =>
      is_hashed === 0 ? hashPassword(password, settings.passwordSuffix) : password
    const [old_password, new_password] = [toHash(sent.old_password), toHash(sent.new_password)]
    const reject = (field: string, text: Text) =>
      problem(400, text, { errors: { [field]: [text] } })
    if (!hasPassword(db, sub, old_password))
      return reject(
        'old_password',
        lazyText((t) => t.wrongCurrentPassword),
      )
    if (old_password === new_password || new_password === hashPassword('', settings.passwordSuffix))
      return reject(
        'new_password',
        lazyText((t) => t.samePassword),
      )
    db.passwords.set(sub, new_password)
    return okMessage(lazyText((t) => t.passwordChanged))
  })
}
