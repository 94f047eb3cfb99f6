import type { Database, StoredSignup } from '@mocks/db'
import { sendMail } from './mail'
import { newOpaqueToken } from './tokens'
import { lazyText, type Language, type Text } from '@mocks/texts/lazy-text'

const MINUTE = 60_000
export const CODE_LENGTH = 6
/** In seconds. */
export const CODE_LIFETIME = 300
/** In seconds. */
export const RESEND_AFTER = 30
const MAX_TRIALS = 3
const SIGNUP_LIFETIME = 30 * MINUTE
const MAX_CODES = 5
const MAX_SIGNUPS = 5
const LIMIT_WINDOW = 10 * MINUTE

/** Returns the current time for sign-ups and their codes. A test can advance this time. */
function getDatabaseTime(db: Database): number {
  return Date.now() + db.clockOffset
}

/**
 * Starts a sign-up, emails its code and returns its token. After too many sign-ups, returns the seconds to wait
 * instead.
 */
export function startSignup(
  db: Database,
  email: string,
  lang: Language,
): { token: string } | { wait: number } {
  const now = getDatabaseTime(db)
  const recent = [...new Set(db.signups.values())].filter(
    (signup) => signup.email === email && signup.startedAt > now - LIMIT_WINDOW,
  )
  const [oldest] = recent
  if (oldest && recent.length >= MAX_SIGNUPS)
    return { wait: Math.ceil((oldest.startedAt + LIMIT_WINDOW - now) / 1000) }
  const signup: StoredSignup = {
    email,
    startedAt: now,
    code: '',
    codeExpiresAt: 0,
    trialsRemaining: 0,
    codesSent: 0,
    resendAllowedAt: 0,
    verified: false,
  }
  sendCode(db, signup, lang)
  return { token: newSignupToken(db, signup) }
}

/** Sends a new code and returns 0, or returns the seconds to wait before a new code is allowed. */
export function resendCode(db: Database, signup: StoredSignup, lang: Language): number {
  const now = getDatabaseTime(db)
  if (now < signup.resendAllowedAt) return Math.ceil((signup.resendAllowedAt - now) / 1000)
  if (signup.codesSent >= MAX_CODES) return LIMIT_WINDOW / 1000
  sendCode(db, signup, lang)
  return 0
}

/** Returns the token's sign-up, or undefined if the token is unknown or the sign-up has expired. */
export function findSignup(db: Database, token: string): StoredSignup | undefined {
  const signup = db.signups.get(token)
  return signup && signup.startedAt + SIGNUP_LIFETIME > getDatabaseTime(db) ? signup : undefined
}

/**
 * Checks a code, and returns an error message for a wrong code. After three wrong codes, rejects even the right code.
 */
export function checkCode(db: Database, signup: StoredSignup, code: string): Text | undefined {
  if (signup.verified && code === signup.code) return undefined
  if (getDatabaseTime(db) >= signup.codeExpiresAt) return lazyText((t) => t.codeExpired)
  if (signup.trialsRemaining <= 0) return lazyText((t) => t.codeUsedUp)
  if (code === signup.code) return undefined
  signup.trialsRemaining -= 1
  return lazyText((t) => t.codeWrong)
}

export function newSignupToken(db: Database, signup: StoredSignup): string {
  const token = newOpaqueToken()
  db.signups.set(token, signup)
  return token
}

function sendCode(db: Database, signup: StoredSignup, lang: Language): void {
  const now = getDatabaseTime(db)
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  signup.code = String(random % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0')
  signup.codeExpiresAt = now + CODE_LIFETIME * 1000
  signup.resendAllowedAt = now + RESEND_AFTER * 1000
  signup.trialsRemaining = MAX_TRIALS
  signup.codesSent += 1
  sendMail(db, lang, {
    to: signup.email,
    subject: lazyText((t) => t.codeSubject),
    code: signup.code,
  })
}
