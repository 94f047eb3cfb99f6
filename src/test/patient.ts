/** For `vi.waitFor` and `expect.poll`: ends a wait for what never comes, also on a busy machine. */
export const patient = { timeout: 15_000 }
