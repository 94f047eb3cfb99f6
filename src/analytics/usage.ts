import { readConsent } from './consent'
import type { UsageEvent } from './events'

export type RecordedEvent = { event: UsageEvent; at: Date }

/** Maximum number of events that the appearance panel lists. Older events are dropped. */
const MAX_RECORDED = 100
let recordedQueue: readonly RecordedEvent[] = []
const listeners = new Set<() => void>()
let send: ((event: UsageEvent) => void) | undefined

/** Records an event if the user has consented; otherwise does nothing. Never throws and never waits. */
export function track(event: UsageEvent): void {
  if (!USAGE_ANALYTICS || readConsent() !== 'granted') return
  recordedQueue = [...recordedQueue, { event, at: new Date() }].slice(-MAX_RECORDED)
  for (const listener of listeners) listener()
  send?.(event)
}

/** Returns the events tracked in this visit, oldest first. Events are kept only in memory. */
export const recordedEvents = () => recordedQueue

export function subscribeEvents(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Passes this visit's past and future events to `sender`. Without a sender, events are only recorded. */
export function setSender(sender: ((event: UsageEvent) => void) | undefined): void {
  send = sender
  if (sender) for (const { event } of recordedQueue) sender(event)
}

/** Discards the recorded events. Called when the user withdraws consent. */
export function clearEvents(): void {
  recordedQueue = []
  for (const listener of listeners) listener()
}
