import * as v from 'valibot'
import { createSafeStorage } from './session/safe-storage'

const pendingSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  /** The code was right: the password is next. */
  verified: v.boolean(),
  codeLength: v.number(),
  /** Milliseconds since 1970. */
  codeExpires: v.number(),
  resendFrom: v.number(),
})

/** A sign-up that has no account yet. Holds no e-mail, code or password (rows C10, J6). */
export type PendingSignup = v.InferOutput<typeof pendingSchema>

const KEY = 'signup'
let opened: ReturnType<typeof createSafeStorage> | undefined
const storage = () => (opened ??= createSafeStorage(() => window.sessionStorage))

/** The sign-up of this tab. */
export function readPendingSignup(): PendingSignup | undefined {
  try {
    const result = v.safeParse(pendingSchema, JSON.parse(storage().get(KEY) ?? ''))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

export function writePendingSignup(pending: PendingSignup): void {
  const text = JSON.stringify(pending)
  try {
    storage().set(KEY, text)
  } catch {
    // It lasts until the next page load then.
    storage().keepInMemory(KEY, text)
  }
}

export function clearPendingSignup(): void {
  storage().remove(KEY)
}
