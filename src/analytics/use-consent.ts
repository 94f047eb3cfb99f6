import { useSyncExternalStore } from 'react'
import { readConsent, subscribeConsent } from './consent'

/** The answer of this person, kept up to date. */
export function useConsent() {
  return useSyncExternalStore(subscribeConsent, readConsent)
}
