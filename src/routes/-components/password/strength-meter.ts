type Measure = typeof import('./password-strength').measurePassword

let measure: Measure | undefined

/** The meter, when it is there: nobody waits for it. */
export function loadedMeter(): Measure | undefined {
  return measure
}

/** Its dictionaries are big, so they come when a password is about to be typed. Undefined when they do not come. */
export async function loadMeter(): Promise<Measure | undefined> {
  try {
    measure ??= (await import('./password-strength')).measurePassword
  } catch {
    // The next focus asks again; until then the field does without.
  }
  return measure
}
