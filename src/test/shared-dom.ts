import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { setup } = builtinEnvironments['happy-dom']

let isReady = false

/**
 * Shares one document and the imported modules among all test files in a process, because this saves two thirds of the
 * time. `setup-dom.ts` clears the document after each test.
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
