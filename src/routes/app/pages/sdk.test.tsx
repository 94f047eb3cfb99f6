import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findCode } from '@/test/code-block'
import { setFieldValue } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

const getText = (code: HTMLElement) => within(code).getByRole('code').textContent

async function open(search = '') {
  const portal = await renderPortal('client', `/app/pages/sdk${search}`)
  await screen.findByRole('heading', { level: 2, name: 'Install' })
  return portal
}

/** Expects the diagram and the list to show the same results. */
function expectSameResults() {
  const results = screen.getByRole('region', { name: 'Results' })
  const diagram = within(results).getByRole('img', { name: 'How an SDK run ends' })
  const drawnBoxes = [...diagram.querySelectorAll('[data-tone]')].map((box) => {
    const [name, values] = [...box.querySelectorAll('text')].map((text) => text.textContent)
    return `${name}(${values})`
  })
  const listedRegion = within(results)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
  expect(drawnBoxes.length).toBeGreaterThan(3)
  const words = diagram.querySelector('desc')?.textContent ?? ''
  for (const name of drawnBoxes.map((each) => each.split('(')[0] ?? ''))
    expect(words.split(name)).toHaveLength(2)
  expect(drawnBoxes).toEqual(listedRegion)
}

test('shows one SDK on one platform, with its results and its own URL', async () => {
  const { user, search } = await open()
  expectSameResults()
  expect(getText(await findCode('build.gradle.kts'))).toContain('verification:document-capture:')
  await user.click(screen.getByRole('radio', { name: 'Biometrics' }))
  await waitFor(() => expect(search().get('sdk')).toBe('biometrics'))
  expectSameResults()
  await user.click(screen.getByRole('link', { name: 'Flutter' }))
  expect(getText(await findCode('pubspec.yaml'))).toContain('example_biometrics')
  expect(Object.fromEntries(search())).toEqual({ platform: 'flutter', sdk: 'biometrics' })
  const tabs = within(screen.getByRole('navigation', { name: 'Platform' }))
  expect(tabs.getAllByRole('link', { current: 'page' }).map((tab) => tab.textContent)).toEqual([
    'Flutter',
  ])
  await user.click(screen.getByRole('radio', { name: 'Digital identity' }))
  await waitFor(() => expect(search().get('sdk')).toBe('identity'))
  expectSameResults()
})

test('shows the defaults for unknown URL values and links the contents to every section', async () => {
  await open('?platform=symbian&sdk=none&config=a:b')
  expect(await findCode('Configuration in Kotlin')).toBeTruthy()
  expect(screen.getByText('All options use their defaults.')).toBeTruthy()

  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  )
  const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''))
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(targets.map((section) => section?.querySelector('h2'))).toEqual(headings)
})

test("updates each platform's snippet and the URL when options change", async () => {
  const { user, search } = await open()
  const code = await findCode('Configuration in Kotlin')
  expect(getText(code)).not.toContain('setReviewData')
  await user.click(screen.getByRole('checkbox', { name: /^review_data/ }))
  expect(getText(code)).toContain('.setReviewData(false)')
  setFieldValue(screen.getByRole('textbox', { name: 'base_url' }), 'https://verify.example.com')
  expect(getText(code)).toContain('.setBaseUrl("https://verify.example.com")')
  await user.selectOptions(screen.getByRole('combobox', { name: 'language' }), 'ar')
  expect(screen.getByText('3 options differ from their defaults.')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'iOS' }))
  const swift = getText(await findCode('Configuration in Swift'))
  expect(swift).toContain('config.reviewData = false')
  expect(swift).toContain('config.language = "ar"')
  expect(swift).toContain('config.baseUrl = "https://verify.example.com"')
  expect(search().get('config')).toBe('language:ar;review_data:false')
})

test('ignores a host in a link, uses app variables for secrets, and replaces earlier options', async () => {
  const { user, open: go } = await open('?config=base_url:https://evil.example;language:ar')
  const text = getText(await findCode('Configuration in Kotlin'))
  expect(text).toContain('.setLanguage("ar")')
  expect(text).toContain('.setBaseUrl("https://api.example.com")')
  expect(screen.queryByRole('textbox', { name: /access_token|bundle_key/ })).toBeNull()
  expect(text).toContain('.setAccessToken(accessToken)')
  expect(text).toContain('.setBundleKey(bundleKey)')

  await user.click(screen.getByRole('checkbox', { name: /^advanced_confidence/ }))
  await go('/app/pages/sdk?config=review_data:false')
  await waitFor(async () => {
    const next = getText(await findCode('Configuration in Kotlin'))
    expect(next).toContain('setReviewData')
    expect(next).not.toContain('setAdvancedConfidence')
  })
})

test('fills the builder from a shared URL and clears both on reset', async () => {
  const { user, search } = await open('?sdk=biometrics&config=enable_smile:false;headers:set')
  const smile = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^enable_smile/ })
  expect(smile().checked).toBe(false)
  const code = await findCode('Configuration in Kotlin')
  expect(getText(code)).toContain('.setHeaders(headers)')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(smile().checked).toBe(true)
  expect(getText(code)).not.toContain('setHeaders')
  await waitFor(() => expect(search().has('config')).toBe(false))
})

test('rejects an invalid number and two face sources, and omits them from the code', async () => {
  const { user } = await open('?sdk=biometrics')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'liveness_time_per_action' })
  setFieldValue(field, '99')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('A whole number from 3 to 60.')).toBeTruthy()
  const code = await findCode('Configuration in Kotlin')
  expect(getText(code)).not.toContain('setLivenessTimePerAction')
  setFieldValue(field, '30')
  expect(field.value).toBe('30')
  expect(getText(code)).toContain('.setLivenessTimePerAction(30)')

  const group = screen.getByRole('group', { name: 'Face match' })
  for (const box of within(group).getAllByRole('checkbox')) await user.click(box)
  expect(within(group).getByRole('alert').textContent).toContain('cannot be used together')
  expect(getText(code)).not.toMatch(/setFacematch/)
  await user.click(within(group).getByRole('checkbox', { name: /^facematch_image/ }))
  expect(within(group).getByRole('alert').textContent).toBe('')
  expect(getText(code)).toContain('setFacematchOcrTransactionId')
})

test('finds options, results and codes, shows an empty state, and clears the search', async () => {
  const { user, search } = await renderPortal('client', '/app/pages/sdk?q=7006')
  expect(await screen.findByText('1 match')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: /7006/ })).toBeTruthy()
  const box = screen.getByRole('searchbox', { name: 'Search options, results and codes' })
  const searchFor = (text: string) => {
    setFieldValue(box, text)
    fireEvent.keyDown(box, { key: 'Enter' })
  }
  searchFor('camera')
  await waitFor(() => expect(search().get('q')).toBe('camera'))
  expect(await screen.findByRole('heading', { level: 3, name: /7006/ })).toBeTruthy()
  searchFor('look left')
  expect(await screen.findByRole('heading', { level: 3, name: 'enable_look_left' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /7006/ })).toBeNull()
  searchFor('nothing-has-this')
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Install' })).toBeTruthy()
  expect(search().has('q')).toBe(false)
})
