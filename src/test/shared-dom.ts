import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { setup } = builtinEnvironments['happy-dom']

let isReady = false

/**
 * One document for all test files of a process: what a file imports, and the document it is bound to, stays for the
 * next, which takes a third of the time of a file of its own. `setup-dom.ts` empties it after each test.
 */
const environment: Environment = {
  name: 'shared-dom',
  viteEnvironment: 'client',
  setup: async (global, options) => {
    if (!isReady) await setup(global, options)
    isReady = true
    return { teardown: () => {} }
  },
}

export default environment
