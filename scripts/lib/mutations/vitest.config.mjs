// The configuration of the unit tests for mutation testing. What differs comes from the process that runs them, because Vitest
// bundles this file, and hence all that it would import.
import { mergeConfig } from 'vite'
import unitTests from '../../../vitest.config.ts'

export default async (env) => mergeConfig(await unitTests(env), globalThis.mutationConfig)
