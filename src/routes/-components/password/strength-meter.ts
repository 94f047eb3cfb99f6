type Measure = typeof import('./password-strength').measurePassword

let measure: Measure | undefined

/** Returns the meter if it is already loaded. */
export function loadedMeter(): Measure | undefined {
  return measure
}

/** Loads the meter on demand, because its dictionaries are large. Returns undefined if loading fails. */
export async function loadMeter(): Promise<Measure | undefined> {
  try {
    measure ??= (await import('./password-strength')).measurePassword
  } catch {
    // Focusing the field again retries the load.
  }
  return measure
}
