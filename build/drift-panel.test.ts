import { resolveConfig } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

const plugin = async (command: 'serve' | 'build') => {
  const { plugins } = await resolveConfig({}, command)
  return plugins.find(({ name }) => name === 'drift-panel')
}

test('the drift panel is in the development server over a real backend, and in no build', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('BACKEND_URL', 'https://backend.example/idv')
  expect(await plugin('serve')).toBeDefined()
  expect(await plugin('build')).toBeUndefined()
})
