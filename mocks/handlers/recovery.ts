import * as v from 'valibot'
import {
  recovery,
  type FirstPassword,
  type ForgotPasswordRequest,
  type ResetPasswordRequest,
  type VerifiedEmail,
  type VerifyEmailRequest,
} from '@/backend/recovery'
import type { RealmName } from '@/lib/realm'
import { accountByEmail, findAccount } from '@mocks/accounts/accounts'
import { createLink, findLink, unknownLink } from '@mocks/accounts/links'
import { sendMail } from '@mocks/accounts/mail'
import { clientSignInResponse } from '@mocks/accounts/sign-in-response'
import { handlePublicGet, handlePublicPost } from '@mocks/http'
import { requiredText } from '@mocks/request-fields'
import { okMessage, ok } from '@mocks/responses'
import { lazyText } from '@mocks/texts/lazy-text'
import { wireEmail, wireHash } from '@mocks/wire-fields'

/** Token in an emailed link (behavior 10.10). */
const linkToken = v.pipe(v.string(), v.regex(/^[\w.~+=:-]{1,2048}$/))

const forgotRequest = v.strictObject({ email: wireEmail })
const forgotBody: v.GenericSchema<unknown, ForgotPasswordRequest> = v.object({
  email: v.pipe(v.string(), v.trim(), v.email(lazyText((t) => t.validEmail))),
})
const resetRequest = v.strictObject({ token: linkToken, new_password: wireHash })
const resetBody: v.GenericSchema<unknown, ResetPasswordRequest> = v.object({
  token: requiredText(lazyText((t) => t.linkIncomplete)),
  new_password: requiredText(lazyText((t) => t.enterNewPassword)),
})
const initializeRequest = v.strictObject({ password: wireHash })
const initializeBody = v.object({ password: requiredText(lazyText((t) => t.enterNewPassword)) })
const verifyRequest = v.strictObject({ token: linkToken })
const verifyBody: v.GenericSchema<unknown, VerifyEmailRequest> = v.object({
  token: requiredText(lazyText((t) => t.linkIncomplete)),
})

/** Creates the handlers for one realm, because each backend has only its realm's accounts. */
const resetHandlers = (realm: RealmName) => [
  handlePublicPost(
    { endpoint: recovery.forgotPassword, realm, request: forgotRequest, body: forgotBody },
    ({ db, lang }, { email }) => {
      const [sub, account] = accountByEmail(db, realm, email) ?? []
      // The response never reveals whether the account exists. An account without a password gets no link.
      if (sub && account && (realm === 'admin' || account.account_type === 'email')) {
        const token = createLink(db, 'reset', sub)
        const suffix = realm === 'admin' ? '&portal=admin' : ''
        const link = `/auth/reset-password?token=${token}${suffix}`
        sendMail(db, lang, { to: account.email, subject: lazyText((t) => t.resetSubject), link })
      }
      return okMessage(lazyText((t) => t.linkOnItsWay))
    },
  ),
  handlePublicPost(
    { endpoint: recovery.resetPassword, realm, request: resetRequest, body: resetBody },
    ({ db }, { token, new_password }) => {
      const link = findLink(db, 'reset', token)
      if (!('sub' in link)) return link
      if (findAccount(db, link.sub)?.realm !== realm) return unknownLink()
      link.used = true
      db.passwords.set(link.sub, new_password)
      return okMessage(lazyText((t) => t.passwordChanged))
    },
  ),
]

export const handlers = [
  ...resetHandlers('client'),
  ...resetHandlers('admin'),
  handlePublicGet({ endpoint: recovery.firstPassword, realm: 'client' }, ({ db, url }) => {
    const link = findLink(db, 'initialize', tokenIn(url))
    if (!('sub' in link)) return link
    const account = findAccount(db, link.sub)
    return ok<FirstPassword>({
      email_masked: account && maskEmail(account.email),
      name: account?.name,
      expires_at: new Date(link.expires).toISOString(),
    })
  }),
  handlePublicPost(
    {
      endpoint: recovery.initializePassword,
      realm: 'client',
      request: initializeRequest,
      body: initializeBody,
    },
    ({ db, url }, body) => {
      const link = findLink(db, 'initialize', tokenIn(url))
      if (!('sub' in link)) return link
      const account = findAccount(db, link.sub)
      if (!account) throw new Error(`The link belongs to ${link.sub}, which has no account`)
      link.used = true
      db.passwords.set(link.sub, body.password)
      return clientSignInResponse(db, link.sub, account)
    },
  ),
  handlePublicPost(
    { endpoint: recovery.verifyEmail, realm: 'client', request: verifyRequest, body: verifyBody },
    ({ db }, { token }) => {
      const link = findLink(db, 'verify', token)
      if (!('sub' in link)) return link
      link.used = true
      db.verifiedSubs.add(link.sub)
      const email = findAccount(db, link.sub)?.email
      return ok<VerifiedEmail>({ verified: true, email_masked: email && maskEmail(email) })
    },
  ),
]

function tokenIn({ pathname }: URL): string {
  return decodeURIComponent(pathname.split('/').at(-2) ?? '')
}

/** Masks an email: `m…h@example.com`. */
function maskEmail(email: string): string {
  return email.replace(/^(.).*(.)@/, '$1…$2@')
}
