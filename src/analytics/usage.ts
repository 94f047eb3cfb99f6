import { readConsent } from './consent'
import type { UsageEvent } from './events'

export type RecordedEvent = { event: UsageEvent; at: Date }

/** How many of the latest events of this visit are kept for the panel. */
const MAX_RECORDED = 100
let recordedQueue: readonly RecordedEvent[] = []
const listeners = new Set<() => void>()
let send: ((event: UsageEvent) => void) | undefined

/** Records an event if the person has agreed; otherwise does nothing. It never throws and never waits. */
export function track(event: UsageEvent): void {
  if (!USAGE_ANALYTICS || readConsent() !== 'granted') return
  recordedQueue = [...recordedQueue, { event, at: new Date() }].slice(-MAX_RECORDED)
  for (const listener of listeners) listener()
  send?.(event)
}

/** The events tracked in this visit, oldest first. In memory only. */
export const recordedEvents = () => recordedQueue

export function subscribeEvents(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sends past and future events of this visit to the vendors. */
export function setSender(sender: ((event: UsageEvent) => void) | undefined): void {
  send = sender
  if (sender) for (const { event } of recordedQueue) sender(event)
}

/** Consent was withdrawn. */
export function clearEvents(): void {
  recordedQueue = []
  for (const listener of listeners) listener()
}
