interface ClientRate {
  sessions: number | undefined
  /** From 0 to 1. */
  success_rate: number | undefined
}

/** A rate based on fewer sessions isn't meaningful. */
const MIN_SESSIONS = 30
const MIN_DIFFERENCE = 0.05
/** With 30 clients, chance moves one of them this far in fewer than one in ten periods. */
const MIN_STANDARD_ERRORS = 3

function toRate(client: ClientRate | undefined) {
  const { sessions, success_rate } = client ?? {}
  return sessions === undefined || success_rate === undefined
    ? undefined
    : { sessions, success_rate }
}

/**
 * Compares a client's success rate with the previous period's. Returns "below" or "above" if they differ by at least 5
 * points and more than chance explains.
 */
export function compareWithOwnAverage(client: ClientRate, earlier: ClientRate | undefined) {
  const [now, before] = [client, earlier].map(toRate)
  if (!now || !before || Math.min(now.sessions, before.sessions) < MIN_SESSIONS) return undefined
  const difference = Math.round((now.success_rate - before.success_rate) * 10_000) / 10_000
  const successful = now.sessions * now.success_rate + before.sessions * before.success_rate
  const mean = successful / (now.sessions + before.sessions)
  const standardError = Math.sqrt(mean * (1 - mean) * (1 / now.sessions + 1 / before.sessions))
  if (Math.abs(difference) < Math.max(MIN_DIFFERENCE, MIN_STANDARD_ERRORS * standardError))
    return 'usual'
  return difference < 0 ? 'below' : 'above'
}
