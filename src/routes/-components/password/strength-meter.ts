type Measure = typeof import('./password-strength').measurePassword

let measure: Measure | undefined

/** The meter if it is loaded already. */
export function loadedMeter(): Measure | undefined {
  return measure
}

/** Loads the meter, whose dictionaries are too big for the page itself. Undefined if that fails. */
export async function loadMeter(): Promise<Measure | undefined> {
  try {
    measure ??= (await import('./password-strength')).measurePassword
  } catch {
    // The next focus of the field tries again.
  }
  return measure
}
