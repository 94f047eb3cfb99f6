export type Consent = 'granted' | 'denied' | 'unasked'

const KEY = 'analytics_consent'
const listeners = new Set<() => void>()
/** Consent that the browser could not store. It lasts until the page closes. */
let inMemory: Consent = 'unasked'

/**
 * Whether the browser opts out through Do Not Track or Global Privacy Control. If so, the portal doesn't ask the user.
 */
export function isRefusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator
  return doNotTrack === '1' || globalPrivacyControl === true
}

export function readConsent(): Consent {
  if (isRefusedByBrowser()) return 'denied'
  try {
    const storedConsent = localStorage.getItem(KEY)
    if (storedConsent === 'granted' || storedConsent === 'denied') return storedConsent
  } catch {
    // Storage is blocked, so `inMemory` applies.
  }
  return inMemory === 'unasked' ? getDefault() : inMemory
}

/** Returns the consent that applies until the user answers. Only `unasked` shows the consent banner. */
function getDefault(): Consent {
  const mode = import.meta.env.VITE_ANALYTICS_CONSENT || 'ask'
  return ({ ask: 'unasked', on: 'granted', off: 'denied' } as const)[mode]
}

/** Stores the user's answer on this device, or in memory if storage is blocked. */
export function setConsent(consent: 'granted' | 'denied'): void {
  try {
    localStorage.setItem(KEY, consent)
    inMemory = 'unasked'
  } catch {
    inMemory = consent
  }
  for (const listener of listeners) listener()
}

/** Calls the listener on each answer, including an answer given in another tab. */
export function subscribeConsent(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
