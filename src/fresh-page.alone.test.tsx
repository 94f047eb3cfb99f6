import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'

// Each test imports these modules again, because they read storage or start timers when the page loads.
beforeEach(() => void vi.resetModules())

async function loadLayout() {
  vi.resetModules()
  return import('@/stores/layout')
}

async function loadPreferences() {
  vi.resetModules()
  return import('@/stores/preferences')
}

async function loadLists() {
  vi.resetModules()
  return import('@/ui/list-toolbar/list-settings')
}

async function loadConsent() {
  vi.resetModules()
  return import('@/analytics/consent')
}

test('restores the layout after a reload, but not an open drawer', async () => {
  const first = await loadLayout()
  first.setLayout({ navCollapsed: true, headerNavColor: '#0b5d76', mobileNav: true })
  expect(JSON.parse(localStorage.getItem('layout') ?? '')).not.toHaveProperty('mobileNav')

  const second = await loadLayout()
  expect(second.useLayout.getState()).toMatchObject({
    navCollapsed: true,
    headerNavColor: '#0b5d76',
    mobileNav: false,
  })
})

test('does not store the layout before its first change', async () => {
  await loadLayout()
  expect(localStorage).toHaveLength(0)
})

test('moves preferences from an old stored layout to their own key', async () => {
  localStorage.setItem('layout', JSON.stringify({ shortcuts: false, codeLanguage: 'php' }))
  await loadPreferences()
  const { setLayout } = await import('@/stores/layout')
  setLayout({ density: 'dense' })
  expect(localStorage.getItem('layout')).not.toContain('shortcuts')
  const { getPreferences, resetPreferences } = await loadPreferences()
  expect(getPreferences()).toMatchObject({ shortcuts: false, codeLanguage: 'php' })

  localStorage.setItem('layout', JSON.stringify({ shortcuts: false }))
  resetPreferences()
  const later = await loadPreferences()
  expect(later.getPreferences().shortcuts).toBe(true)
})

test('changes the layout even if storage throws', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { setLayout, useLayout } = await loadLayout()
  setLayout({ currentTheme: 'dark' })
  expect(useLayout.getState()).toMatchObject({ currentTheme: 'dark' })
})

const view = { id: 'v1', name: 'Failed', search: { status: 'failed', error_code: 5015 } }
const settings = { order: ['a', 'b'], shown: { b: false }, views: [view] }

test("restores each list's settings after a reload", async () => {
  const first = await loadLists()
  expect(first.changeListSettings('sessions', () => settings)).toBe(true)
  first.changeListSettings('users', () => ({ order: ['x'] }))
  const { useListSettings } = await loadLists()
  expect(renderHook(() => useListSettings('sessions')).result.current).toMatchObject(settings)
  expect(renderHook(() => useListSettings('users')).result.current.order).toEqual(['x'])
  expect(renderHook(() => useListSettings('other')).result.current.views).toEqual([])
})

test("does not overwrite another tab's list settings", async () => {
  const one = await loadLists()
  const two = await loadLists()
  one.changeListSettings('sessions', () => ({ views: [view] }))
  two.changeListSettings('sessions', () => ({ order: ['b'] }))
  const { useListSettings } = await loadLists()
  expect(renderHook(() => useListSettings('sessions')).result.current).toMatchObject({
    order: ['b'],
    views: [view],
  })
})

test('updates list settings when they change in another tab', async () => {
  const { useListSettings } = await loadLists()
  const { result } = renderHook(() => useListSettings('sessions'))
  const newValue = JSON.stringify({ sessions: settings })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lists', newValue })))
  expect(result.current.views).toEqual([view])
})

test('returns false and keeps list settings in memory if storage throws', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} })
  const { changeListSettings, useListSettings } = await loadLists()
  expect(changeListSettings('sessions', () => ({ order: ['b'] }))).toBe(false)
  expect(changeListSettings('sessions', () => ({ views: [view] }))).toBe(false)
  expect(renderHook(() => useListSettings('sessions')).result.current).toMatchObject({
    order: ['b'],
    views: [view],
  })
  vi.unstubAllGlobals()
})

test('remembers the analytics consent after a reload', async () => {
  const first = await loadConsent()
  expect(first.readConsent()).toBe('unasked')
  first.setConsent('denied')
  expect((await loadConsent()).readConsent()).toBe('denied')
  first.setConsent('granted')
  expect((await loadConsent()).readConsent()).toBe('granted')
})

test('does not focus the heading when the page loads', async () => {
  const { PageHeader: FirstHeader } = await import('@/ui/display/page-header')
  renderUi(<FirstHeader title="First" />)
  expect(document.activeElement).toBe(document.body)
})

/** Milliseconds until the portal's idle fallback runs. The test DOM, like Safari, has no `requestIdleCallback`. */
const IDLE = 201

test('resolves afterFirstScreen only after the first screen is painted', async () => {
  vi.useFakeTimers()
  const { afterFirstScreen, firstScreenRendered } = await import('@/browser/first-screen')
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  onTestFinished(() => void vi.unstubAllGlobals())
  let isOver = false
  void afterFirstScreen().then(() => (isOver = true))
  firstScreenRendered()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isOver).toBe(false)
  for (const frame of frames) frame(0)
  await vi.advanceTimersByTimeAsync(IDLE)
  expect(isOver).toBe(true)
})

test('waits at most ten seconds for the first screen', async () => {
  vi.useFakeTimers()
  const { afterFirstScreen } = await import('@/browser/first-screen')
  let isOver = false
  void afterFirstScreen().then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1 + IDLE)
  expect(isOver).toBe(true)
})

test('loads early code after the first screen and ignores a failure', async () => {
  vi.useFakeTimers()
  const { firstScreenRendered, loadEarly } = await import('@/browser/first-screen')
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frame(0))
  onTestFinished(() => void vi.unstubAllGlobals())
  const load = vi.fn(async () => {
    throw new Error('no chunk')
  })
  const loading = loadEarly(load)
  await vi.advanceTimersByTimeAsync(0)
  expect(load).not.toHaveBeenCalled()
  firstScreenRendered()
  await vi.advanceTimersByTimeAsync(IDLE)
  await loading
  expect(load).toHaveBeenCalledOnce()
})

test('uses the configured service API URL as the host in SDK snippets', async () => {
  vi.stubEnv('VITE_SERVICE_API_URL', 'https://api.acme.example/')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { sdkOptions } = await import('@/routes/app/pages/-components/sdk-docs/sdk-options')
  const host = sdkOptions.find(({ id }) => id === 'base_url')
  expect(host?.default).toBe('https://api.acme.example')
})

test('rejects an oversized JPEG before decoding, even after 300 kB of comments', async () => {
  const decode = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('not a picture')))
  vi.stubGlobal('createImageBitmap', decode)
  onTestFinished(() => void vi.unstubAllGlobals())
  const answer = vi.spyOn(self, 'postMessage').mockImplementation(() => {})
  await import('@/browser/prepare-photo-worker')
  const comment = `\xff\xfe\xea\x60${'c'.repeat(59_998)}`
  const jpeg = `\xff\xd8${comment.repeat(5)}\xff\xc0\0\x11\x08\xff\xff\xff\xff\x03${'\0'.repeat(9)}`
  const data = new Blob([Uint8Array.from(jpeg, (letter) => letter.charCodeAt(0))])
  self.dispatchEvent(new MessageEvent('message', { data }))
  await vi.waitFor(() => expect(answer).toHaveBeenCalledWith({ refusal: 'too_many_pixels' }, {}))
  expect(decode).not.toHaveBeenCalled()
})
