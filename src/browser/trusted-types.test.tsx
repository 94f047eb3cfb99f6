import { expect, onTestFinished, test, vi } from 'vitest'
import { limitInjection } from './trusted-types'

function policy() {
  const createPolicy = vi.fn<NonNullable<Window['trustedTypes']>['createPolicy']>()
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('trustedTypes', { createPolicy })
  limitInjection()
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  if (!rules) throw new Error('There is no policy')
  return { name, ...rules }
}

test('H2 accepts a string as markup only if it is plain text', () => {
  const { name, createHTML } = policy()
  expect(name).toBe('default')
  expect(createHTML('Fish & chips')).toBe('Fish & chips')
  expect(createHTML('<b>bold</b>')).toBeNull()
})

test.each([
  ['/assets/worker.js', true],
  [`${location.origin}/assets/worker.js`, true],
  ['https://example.com/worker.js', false],
  ['//example.com/worker.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['https://www.googletagmanager.com/gtag/js?id=G-1', false],
])('H2 checks whether a script from %s may load: %s', (address, mayLoad) => {
  expect(policy().createScriptURL(address)).toBe(mayLoad ? address : null)
})
