import { readConsent } from './consent'
import type { UsageEvent } from './events'

export type RecordedEvent = { event: UsageEvent; at: Date }

/** How many events of this visit are kept for the panel, the latest ones. */
const MAX_RECORDED = 100
let recorded: readonly RecordedEvent[] = []
const listeners = new Set<() => void>()
let send: ((event: UsageEvent) => void) | undefined

/** Counts what was done, once the person has agreed; otherwise nothing happens. It never throws and never waits. */
export function track(event: UsageEvent): void {
  if (!USAGE_ANALYTICS || readConsent() !== 'granted') return
  recorded = [...recorded, { event, at: new Date() }].slice(-MAX_RECORDED)
  for (const listener of listeners) listener()
  send?.(event)
}

/** What was tracked in this visit, oldest first. In memory only. */
export const recordedEvents = () => recorded

export function subscribeEvents(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Hands what was tracked so far, and what follows, to the vendors. */
export function setSender(sender: ((event: UsageEvent) => void) | undefined): void {
  send = sender
  if (sender) for (const { event } of recorded) sender(event)
}

/** Consent was withdrawn. */
export function forgetEvents(): void {
  recorded = []
  for (const listener of listeners) listener()
}
