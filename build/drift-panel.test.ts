import { resolveConfig } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

// The configuration loads the compilers.
const patient = { timeout: 60_000 }

test(
  'the drift panel is in the development server over a real backend, and in no build',
  patient,
  async () => {
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('BACKEND_URL', 'https://backend.example/idv')
    const { plugins } = await resolveConfig({}, 'serve')
    expect(plugins.find(({ name }) => name === 'drift-panel')?.apply).toBe('serve')
  },
)
