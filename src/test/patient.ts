/**
 * Options for `vi.waitFor` and `expect.poll`. This timeout ends only a hang, because the default of a second is too
 * short for a busy machine.
 */
export const patient = { timeout: 60_000, interval: 5 }
