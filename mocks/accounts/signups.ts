import type { Database } from '@mocks/db'
import { sendMail } from './mail'

const MINUTE = 60_000
export const CODE_LENGTH = 6
/** Seconds. */
export const CODE_LIFE = 300
export const RESEND_AFTER = 30
const TRIALS = 3
const SIGNUP_LIFE = 30 * MINUTE
const MAX_CODES = 5
const MAX_SIGNUPS = 5
const WINDOW = 10 * MINUTE

/** A sign-up that has no account yet. Times in milliseconds. */
export type PendingAccount = {
  email: string
  begun: number
  code: string
  codeExpires: number
  trials: number
  codes: number
  resendFrom: number
  verified: boolean
}

/** The moment codes are measured by: a test can let time pass. */
function momentOf(db: Database): number {
  return Date.now() + db.clockAhead
}

/** The token of a new sign-up, whose code is sent; or how many seconds to wait. */
export function beginSignup(db: Database, email: string): { token: string } | { wait: number } {
  const now = momentOf(db)
  const recent = [...new Set(db.signups.values())].filter(
    (each) => each.email === email && each.begun > now - WINDOW,
  )
  const [oldest] = recent
  if (oldest && recent.length >= MAX_SIGNUPS)
    return { wait: Math.ceil((oldest.begun + WINDOW - now) / 1000) }
  const signup: PendingAccount = {
    email,
    begun: now,
    code: '',
    codeExpires: 0,
    trials: 0,
    codes: 0,
    resendFrom: 0,
    verified: false,
  }
  sendCode(db, signup)
  return { token: newToken(db, signup) }
}

/** Seconds to wait for another code; 0 when it was sent. */
export function resendCode(db: Database, signup: PendingAccount): number {
  const now = momentOf(db)
  if (now < signup.resendFrom) return Math.ceil((signup.resendFrom - now) / 1000)
  if (signup.codes >= MAX_CODES) return WINDOW / 1000
  sendCode(db, signup)
  return 0
}

/** Undefined when it is not known, or too old. */
export function signupOf(db: Database, token: string): PendingAccount | undefined {
  const signup = db.signups.get(token)
  return signup && signup.begun + SIGNUP_LIFE > momentOf(db) ? signup : undefined
}

/** What is wrong with a code; undefined when it is the right one. Three wrong ones spend it. */
export function wrongWith(db: Database, signup: PendingAccount, code: string): string | undefined {
  if (signup.verified && code === signup.code) return undefined
  if (momentOf(db) >= signup.codeExpires) return 'This code has expired.'
  if (signup.trials <= 0) return 'This code was tried too often.'
  if (code === signup.code) return undefined
  signup.trials -= 1
  return 'This code is not right.'
}

export function newToken(db: Database, signup: PendingAccount): string {
  const token = crypto.randomUUID().replaceAll('-', '')
  db.signups.set(token, signup)
  return token
}

function sendCode(db: Database, signup: PendingAccount): void {
  const now = momentOf(db)
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  signup.code = String(random % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0')
  signup.codeExpires = now + CODE_LIFE * 1000
  signup.resendFrom = now + RESEND_AFTER * 1000
  signup.trials = TRIALS
  signup.codes += 1
  sendMail(db, { to: signup.email, subject: 'Your code for the sign-up', code: signup.code })
}
