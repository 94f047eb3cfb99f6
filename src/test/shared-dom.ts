import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { setup } = builtinEnvironments['happy-dom']

let isReady = false

/**
 * One document for all test files of a process: imported modules, and the document they are bound to, stay for the next
 * file, which takes a third of the time of an isolated one. `setup-dom.ts` clears it after each test.
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
