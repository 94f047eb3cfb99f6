import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { isRefusedByBrowser, readConsent, setConsent, subscribeConsent } from './consent'

afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name)
  setConsent('denied')
})

const say = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('I3 treats %s as a refusal even if consent is stored', (name, value) => {
  setConsent('granted')
  expect([isRefusedByBrowser(), readConsent()]).toEqual([false, 'granted'])
  say(name, value)
  expect([isRefusedByBrowser(), readConsent()]).toEqual([true, 'denied'])
})

test.each([
  ['ask', 'unasked'],
  ['on', 'granted'],
  ['off', 'denied'],
] as const)('I3 treats VITE_ANALYTICS_CONSENT=%s as %s until the user answers', (mode, counts) => {
  vi.stubEnv('VITE_ANALYTICS_CONSENT', mode)
  onTestFinished(() => void vi.unstubAllEnvs())
  localStorage.clear()
  expect(readConsent()).toBe(counts)
  setConsent('denied')
  expect(readConsent()).toBe('denied')
  setConsent('granted')
  expect(readConsent()).toBe('granted')
  localStorage.clear()
  say('doNotTrack', '1')
  expect(readConsent()).toBe('denied')
})

test('I3 applies a withdrawal of consent from another tab', () => {
  setConsent('granted')
  const onHeard = vi.fn()
  const stop = subscribeConsent(onHeard)
  localStorage.setItem('analytics_consent', 'denied')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'access_token' }))
  expect(onHeard).not.toHaveBeenCalled()
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'analytics_consent' }))
  expect(onHeard).toHaveBeenCalledOnce()
  expect(readConsent()).toBe('denied')
  stop()
  setConsent('denied')
  expect(onHeard).toHaveBeenCalledOnce()
})

test('keeps the consent in memory if storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('', 'SecurityError')
    },
  })
  setConsent('denied')
  const answer = readConsent()
  vi.unstubAllGlobals()
  expect(answer).toBe('denied')
})
