/**
 * Options for `vi.waitFor` and `expect.poll`. The default timeout of 1 s is too short for a busy machine, so this
 * timeout is long enough to stop only hangs.
 */
export const patient = { timeout: 60_000, interval: 5 }
