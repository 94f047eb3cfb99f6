import { resolveConfig } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

test('the drift panel is in the development server over a real backend, and in no build', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('BACKEND_URL', 'https://backend.example/idv')
  const { plugins } = await resolveConfig({}, 'serve')
  expect(plugins.find(({ name }) => name === 'drift-panel')?.apply).toBe('serve')
})
