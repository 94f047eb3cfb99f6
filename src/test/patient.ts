/**
 * Options for `vi.waitFor` and `expect.poll`. The default timeout of 1 s is too short for a busy machine, and this
 * timeout must only stop hangs.
 */
export const patient = { timeout: 60_000, interval: 5 }
