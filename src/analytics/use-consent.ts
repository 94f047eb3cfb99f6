import { useSyncExternalStore } from 'react'
import { readConsent, subscribeConsent } from './consent'

/** The current answer of this person. */
export function useConsent() {
  return useSyncExternalStore(subscribeConsent, readConsent)
}
