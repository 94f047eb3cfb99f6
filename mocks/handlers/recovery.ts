import * as v from 'valibot'
import type { Message } from '@/api/account/schema'
import type {
  FirstPassword,
  ForgotPasswordRequest,
  InitializePasswordRequest,
  ResetPasswordRequest,
  VerifiedEmail,
  VerifyEmailRequest,
} from '@/api/recovery/schema'
import { accountByEmail, accountOf } from '@mocks/accounts/accounts'
import { ok } from '@mocks/responses'
import { openGet, openPost } from '@mocks/http'
import { makeLink, openLink } from '@mocks/accounts/links'
import { sendMail } from '@mocks/accounts/mail'
import { clientSignInResponse } from '@mocks/accounts/sign-in-response'

const filled = (text: string) => v.pipe(v.string(text), v.nonEmpty(text))

const forgotBody: v.GenericSchema<unknown, ForgotPasswordRequest> = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('Enter a valid e-mail address')),
  portal: v.picklist(['client', 'admin']),
})
const resetBody: v.GenericSchema<unknown, ResetPasswordRequest> = v.object({
  token: filled('The link has no token'),
  new_password: filled('Enter a new password'),
})
const firstBody: v.GenericSchema<unknown, InitializePasswordRequest> = v.object({
  password: filled('Enter a password'),
})
const verifyBody: v.GenericSchema<unknown, VerifyEmailRequest> = v.object({
  token: filled('The link has no token'),
})

const FIRST_PASSWORD = 'v1/accounts/initialize-password/:token/'
const sent = 'If the address has an account, a link is on its way.'

export const recoveryHandlers = [
  openPost(
    { realm: 'client', path: 'v1/accounts/forgot-password/', body: forgotBody },
    ({ db }, { email, portal }) => {
      const [sub, persona] = accountByEmail(db, portal, email) ?? []
      // The same answer for everybody; an account without a password gets no link.
      if (sub && persona && (portal === 'admin' || persona.account_type === 'email')) {
        const token = makeLink(db, 'reset', sub)
        const more = portal === 'admin' ? '&portal=admin' : ''
        const link = `/auth/reset-password?token=${token}${more}`
        sendMail(db, { to: persona.email, subject: 'Choose a new password', link })
      }
      return ok<Message>({ message: sent })
    },
  ),
  openPost(
    { realm: 'client', path: 'v1/accounts/reset-password/', body: resetBody },
    ({ db }, { token, new_password }) => {
      const link = openLink(db, 'reset', token)
      if (!('sub' in link)) return link
      link.used = true
      db.passwords.set(link.sub, new_password)
      return ok<Message>({ message: 'The password was changed' })
    },
  ),
  openGet({ realm: 'client', path: FIRST_PASSWORD }, ({ db, url }) => {
    const link = openLink(db, 'initialize', tokenIn(url))
    if (!('sub' in link)) return link
    const persona = accountOf(db, link.sub)
    return ok<FirstPassword>({
      email_masked: persona && masked(persona.email),
      name: persona?.name,
      expires_at: new Date(link.expires).toISOString(),
    })
  }),
  openPost({ realm: 'client', path: FIRST_PASSWORD, body: firstBody }, ({ db, url }, body) => {
    const link = openLink(db, 'initialize', tokenIn(url))
    if (!('sub' in link)) return link
    const persona = accountOf(db, link.sub)
    if (!persona) throw new Error(`no persona ${link.sub}`)
    link.used = true
    db.passwords.set(link.sub, body.password)
    return clientSignInResponse(db, link.sub, persona)
  }),
  openPost(
    { realm: 'client', path: 'v1/accounts/verify-email/', body: verifyBody },
    ({ db }, { token }) => {
      const link = openLink(db, 'verify', token)
      if (!('sub' in link)) return link
      link.used = true
      db.verified.add(link.sub)
      const email = accountOf(db, link.sub)?.email
      return ok<VerifiedEmail>({ verified: true, email_masked: email && masked(email) })
    },
  ),
]

function tokenIn({ pathname }: URL): string {
  return decodeURIComponent(pathname.split('/').at(-2) ?? '')
}

/** `m…h@example.com` */
function masked(email: string): string {
  return email.replace(/^(.).*(.)@/, '$1…$2@')
}
