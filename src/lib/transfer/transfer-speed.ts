/** Length of the measuring window in milliseconds. Older measurements don't represent the current speed. */
const WINDOW = 5_000
/** Milliseconds before a speed is returned. The first pieces often arrive at the same time, from a buffer. */
const MIN_TIME = 1_000

/**
 * Measures how fast a file arrives, smoothed over the last five seconds. Each call takes the bytes and milliseconds so
 * far, and returns bytes per second, or undefined during the first second.
 */
export function transferSpeed(): (receivedBytes: number, now: number) => number | undefined {
  const samples: { received: number; now: number }[] = []
  return (receivedBytes, now) => {
    samples.push({ received: receivedBytes, now })
    // Keeps the last measurement before the window, because a slow transfer may have no other measurement to compare
    // with.
    while ((samples[1]?.now ?? now) < now - WINDOW) samples.shift()
    const first = samples[0] ?? { received: receivedBytes, now }
    const elapsedMs = now - first.now
    return elapsedMs < MIN_TIME ? undefined : ((receivedBytes - first.received) / elapsedMs) * 1000
  }
}

/** Returns the seconds until a file is complete, or undefined while the total or the speed is unknown. */
export function timeLeft(
  receivedBytes: number,
  total: number | undefined,
  speed: number | undefined,
): number | undefined {
  return total && speed ? Math.max(0, total - receivedBytes) / speed : undefined
}
