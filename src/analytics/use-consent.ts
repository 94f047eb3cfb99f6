import { useSyncExternalStore } from 'react'
import { readConsent, subscribeConsent } from './consent'

export function useConsent() {
  return useSyncExternalStore(subscribeConsent, readConsent)
}
