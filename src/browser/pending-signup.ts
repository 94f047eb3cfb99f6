import * as v from 'valibot'
import { createSafeStorage } from '@/lib/safe-storage'

const pendingSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  /** Whether the code was confirmed. If so, the password comes next. */
  verified: v.boolean(),
  codeLength: v.number(),
  /** Milliseconds since 1970, like `resendFrom`. */
  codeExpires: v.number(),
  resendFrom: v.number(),
})

/** A sign-up that has no account yet. This data contains no email, code or password (rows C10, J6). */
export type PendingSignup = v.InferOutput<typeof pendingSchema>

const KEY = 'signup'
let openedStorage: ReturnType<typeof createSafeStorage> | undefined
const storage = () => (openedStorage ??= createSafeStorage(() => window.sessionStorage))

/** Returns this tab's pending sign-up, or undefined if there is none. */
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
    // If the storage is full, the sign-up lasts until the next page load.
    storage().keepInMemory(KEY, text)
  }
}

export function clearPendingSignup(): void {
  storage().remove(KEY)
}
