import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { setup } = builtinEnvironments['happy-dom']

let isReady = false

/**
 * Shares one document between all test files of a process. Imported modules and their document stay for the next file,
 * so it takes a third of the time of an isolated file. `setup-dom.ts` clears the document after each test.
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
