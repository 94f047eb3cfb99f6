import { expect, onTestFinished, test, vi } from 'vitest'

test('the host of a snippet is the configured service API', async () => {
  vi.stubEnv('VITE_SERVICE_API_URL', 'https://api.acme.example/')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { sdkOptions } = await import('./sdk-options')
  const host = sdkOptions.find(({ id }) => id === 'base_url')
  expect(host?.default).toBe('https://api.acme.example')
})
