/** Milliseconds: older measurements say little about the current speed. */
const WINDOW = 5_000
/** The first pieces often arrive at once, from a buffer. */
const MIN_TIME = 1_000

/**
 * Measures how fast a file arrives, smoothed over the last five seconds. Each call takes the bytes so far and the time
 * in milliseconds, and returns bytes per second: undefined during the first second.
 */
export function transferSpeed(): (receivedBytes: number, now: number) => number | undefined {
  const samples: { received: number; now: number }[] = []
  return (receivedBytes, now) => {
    samples.push({ received: receivedBytes, now })
    // The last measurement before the window stays: without it a slow transfer would have nothing to compare with.
    while ((samples[1]?.now ?? now) < now - WINDOW) samples.shift()
    const first = samples[0] ?? { received: receivedBytes, now }
    const elapsedMs = now - first.now
    return elapsedMs < MIN_TIME ? undefined : ((receivedBytes - first.received) / elapsedMs) * 1000
  }
}

/** Seconds until a file is complete. Undefined while the total or the speed is unknown. */
export function timeLeft(
  receivedBytes: number,
  total: number | undefined,
  speed: number | undefined,
): number | undefined {
  return total && speed ? Math.max(0, total - receivedBytes) / speed : undefined
}
