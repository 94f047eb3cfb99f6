type Measure = typeof import('./password-strength').measurePassword

let measure: Measure | undefined

/** Returns the meter if it is already loaded. */
export function loadedMeter(): Measure | undefined {
  return measure
}

/** Loads the meter separately, because its dictionaries are too big for the page. Returns undefined if that fails. */
export async function loadMeter(): Promise<Measure | undefined> {
  try {
    measure ??= (await import('./password-strength')).measurePassword
  } catch {
    // The next focus of the field tries again.
  }
  return measure
}
