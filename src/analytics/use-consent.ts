import { useSyncExternalStore } from 'react'
import { readConsent, subscribeConsent } from './consent'

/** Returns the user's current consent. */
export function useConsent() {
  return useSyncExternalStore(subscribeConsent, readConsent)
}
