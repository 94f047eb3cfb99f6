import { pageDefaults } from '@/features/record-list/list-search'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expireAccessTokens } from '@mocks/accounts/auth-sessions'
import { database } from '@mocks/db'
import { alertText, findButton, findRefusal } from '@/test/auth-forms'
import { pickedFiles } from '@/test/picked-files'
import { renderPortal } from '@/test/render-portal'

const SESSIONS = '/app/pages/bundle/20011/sessions'
/** A bundle whose zip is generated quickly. */
const SMALL = SESSIONS.replace('20011', '20024')
const TAB = `${SESSIONS}?tab=extra-results`
const DAYS = `${TAB}&from=2026-09-01&to=2026-09-03`
const EXPORT = 'export-extra-results'
const LIST = { name: 'Extra results' }

const findTable = () => screen.findByRole('table', LIST)
// Not by role: a hundred cells take long.
const bodyRows = async () => [...(await findTable()).querySelectorAll<HTMLElement>('tbody tr')]
const header = async () => (await findTable()).querySelector('thead')?.textContent

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Export extra results' }))
const inDialog = async (name: string) => (await dialog()).findByRole('button', { name })

test(
  'the period and the page are in the address and a row leads to its session',
  { timeout: 30_000 },
  async () => {
    const { user, search, calls } = await renderPortal('client', SESSIONS)
    await user.click(await screen.findByRole('link', LIST))
    await waitFor(async () => expect(await bodyRows()).toHaveLength(pageDefaults.page_size))
    expect(await findButton('Period: Last 30 days')).toBeTruthy()
    expect(await header()).toContain('Profession')
    const shown = (await bodyRows()).map(({ textContent }) => textContent)
    expect(shown.some((text) => text.includes('Zone 1 (nothing found)'))).toBe(true)
    // The share is that of certainty, not of fraud.
    expect(shown.some((text) => /No sign of fraud \([\d.]+% confidence\)/.test(text))).toBe(true)
    expect(shown.join(' ')).not.toMatch(/Zone 1\s?\d/)

    await user.click(await findButton(/^Period/))
    await user.click(await findButton('Last 7 days'))
    await waitFor(() => expect(search().get('from')).toBeTruthy())
    expect(search().get('to')).toBeTruthy()
    expect(search().get('tab')).toBe('extra-results')
    await user.click(await findButton('Next page'))
    await waitFor(() => expect(search().get('page')).toBe('2'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '10')
    await waitFor(() => expect(search().get('page_size')).toBe('10'))
    await waitFor(async () => expect(await bodyRows()).toHaveLength(10))
    await user.click(await findButton('Clear filters'))
    expect(await findButton('Period: Last 30 days')).toBeTruthy()
    // A cancelled call has no status yet.
    expect(calls('valify/extra-results').filter(({ status }) => status >= 400)).toEqual([])

    await user.click(await findButton('Columns'))
    expect(await header()).toContain('Face fraud')
    await user.click(await screen.findByRole('checkbox', { name: 'Face fraud' }))
    await waitFor(async () => expect(await header()).not.toContain('Face fraud'))
    await user.keyboard('{Escape}')
    const [first = document.body] = await bodyRows()
    await user.click(within(first).getByRole('link'))
    expect(await screen.findByRole('heading', { level: 1, name: /^Session/ })).toBeTruthy()
  },
)

test('the list shows that it is empty, unmatched, failed or refused', async () => {
  await renderPortal('client', TAB.replace('20011', '20063'))
  expect(await screen.findByText('No extra results in the last 30 days')).toBeTruthy()
  await renderPortal(null, `${TAB}&from=2020-01-01&to=2020-01-02`)
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  const beyond = await renderPortal(null, `${DAYS}&page=9999`)
  await beyond.user.click(await findButton('Go to the last page'))
  await waitFor(async () => expect(await bodyRows()).not.toHaveLength(0))

  const list = { path: 'valify/extra-results' }
  const failed = await renderPortal(null, DAYS, { ...list, kind: 'wrong_shape' })
  expect(await alertText()).toContain('Sorry ! Something went wrong')
  await failed.user.click(await findButton('Try again'))
  await waitFor(async () => expect(await bodyRows()).toHaveLength(pageDefaults.page_size))
  await renderPortal(null, DAYS, { ...list, kind: 'status', status: 403, count: 2 })
  expect(await screen.findByText('You do not have access to this')).toBeTruthy()
})

const texts = async () => (await bodyRows()).map(({ textContent }) => textContent)

/** The first page with rows of several zones and some to review. Which one that is depends on the day. */
async function openMixedPage() {
  for (let page = 2; ; page += 1) {
    const portal = await renderPortal('client', `${DAYS}&page=${page}&page_size=50&zone=two`)
    await waitFor(async () => expect(await bodyRows()).toHaveLength(50))
    const all = await texts()
    const isMixed = ['Zone 1 (nothing found)', 'Review required'].every(
      (part) =>
        all.some((text) => text.includes(part)) && !all.every((text) => text.includes(part)),
    )
    if (isMixed) return { ...portal, page, all }
  }
}

test('zone and review filter the rows of the page, are in the address, and say so', async () => {
  const { user, search, calls, page, all } = await openMixedPage()
  const zone = await screen.findByRole('combobox', { name: 'Fraud zone' })
  const said = () => screen.queryByText('These filters apply to the rows on this page.')
  expect(said()).toBeNull()
  const before = calls('valify/extra-results').length

  await user.selectOptions(zone, 'Zone 1 (nothing found)')
  await waitFor(() => expect(search().get('zone')).toBe('1'))
  const clean = all.filter((text) => text.includes('Zone 1 (nothing found)'))
  expect(clean.length).toBeGreaterThan(0)
  expect(clean.length).toBeLessThan(all.length)
  await waitFor(async () => expect(await texts()).toEqual(clean))
  expect(said()).toBeTruthy()
  expect(search().get('page')).toBe(`${page}`)

  await user.selectOptions(zone, 'Any fraud zone')
  const review = screen.getByRole('combobox', { name: 'Document review' })
  await user.selectOptions(review, 'Review required')
  await waitFor(() => expect(search().get('review')).toBe('required'))
  const toReview = all.filter((text) => text.includes('Review required'))
  expect(toReview.length).toBeGreaterThan(0)
  await waitFor(async () => expect(await texts()).toEqual(toReview))
  await user.selectOptions(review, 'No review required')
  const unreviewed = all.filter((text) => !text.includes('Review required'))
  await waitFor(async () => expect(await texts()).toEqual(unreviewed))
  expect(calls('valify/extra-results')).toHaveLength(before)
})

test('a page without a match of its filters says so, and leads to the next page and back to all rows', async () => {
  const { user, search } = await renderPortal('client', `${TAB}&zone=7`)
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  await user.click(await findButton('Next page'))
  await waitFor(() => expect(search().get('page')).toBe('2'))
  expect(search().get('zone')).toBe('7')
  const [clear = document.body] = screen.getAllByRole('button', { name: 'Clear filters' })
  await user.click(clear)
  await waitFor(async () => expect(await bodyRows()).toHaveLength(pageDefaults.page_size))
  expect(search().has('zone')).toBe(false)
  expect(search().get('page')).toBe('2')
})

test('F1 a failed export shows its reason, saves nothing, and is tried again with the same days', async () => {
  const files = pickedFiles()
  const { user, faults } = await renderPortal('client', DAYS)
  await user.click(await findButton('Export extra results'))
  let button = 'Export results'
  for (const [fault, text] of [
    [
      { kind: 'status', status: 200, body: { message: 'The archive is asleep.' } },
      'The archive is asleep.',
    ],
    [{ kind: 'status', status: 500, body: { detail: 'No ink.' } }, 'No ink.'],
    [{ kind: 'status', status: 403, body: {}, count: 'always' }, 'Please login again'],
  ] as const) {
    faults({ path: EXPORT, ...fault })
    await user.click(await inDialog(button))
    await waitFor(async () =>
      expect((await dialog()).getByRole('alert').textContent, fault.kind).toContain(text),
    )
    expect((await dialog()).getByRole('alert').textContent).toContain('Failed to export data')
    await waitFor(() => expect([...files.keys()], fault.kind).toEqual([]))
    button = 'Try again'
    expect(document.activeElement, fault.kind).toBe(await inDialog(button))
  }
  faults()
  await user.click(await inDialog(button))
  expect(await screen.findByText('Export successful')).toBeTruthy()
  expect([...files.keys()]).toEqual(['export.zip'])
  expect(files.get('export.zip')).toBeGreaterThan(0)
})

test('A19 an export without a readable answer is not said to have failed, and says where to look', async () => {
  const files = pickedFiles()
  const { user, faults } = await renderPortal('client', DAYS)
  await user.click(await findButton('Export extra results'))
  let button = 'Export results'
  for (const [fault, title] of [
    [{ kind: 'truncated' }, 'Something went wrong'],
    [{ kind: 'status', status: 502, count: 'always' }, 'Something went wrong'],
    [{ kind: 'drop', count: 'always' }, 'No connection'],
  ] as const) {
    faults({ path: EXPORT, ...fault })
    await user.click(await inDialog(button))
    const alert = await waitFor(async () => {
      const found = (await dialog()).getByRole('alert')
      expect(found.textContent, fault.kind).toContain(title)
      expect(found.textContent, fault.kind).toContain('this may still have gone through')
      return found
    })
    expect(alert.textContent).not.toContain('Failed to export data')
    expect(alert.textContent).toContain('No file was saved here.')
    const link = within(alert).getByRole('link', { name: 'Extra results for these days' })
    expect(link.getAttribute('href')).toBe(DAYS.replace(/\?(tab=[\w-]+)&(.*)/, '?$2&$1'))
    expect(link.getAttribute('target')).toBe('_blank')
    await waitFor(() => expect([...files.keys()], fault.kind).toEqual([]))
    button = 'Try again'
  }
})

test('a slow export shows how fast it comes', async () => {
  pickedFiles()
  const { user, faults } = await renderPortal('client', DAYS)
  await user.click(await findButton('Export extra results'))
  faults({ path: EXPORT, kind: 'drip', ms: 50, bytes: 500 })
  await user.click(await inDialog('Export results'))
  expect(await screen.findByText(/^[\d.]+ (bytes?|kB) · [\d.]+ kB\/s$/)).toBeTruthy()
  await user.click(await inDialog('Cancel'))
})

test('another choice of days clears a failure', async () => {
  pickedFiles()
  const { user } = await renderPortal('client', DAYS, { path: EXPORT, kind: 'status', status: 500 })
  await user.click(await findButton('Export extra results'))
  await user.click(await inDialog('Preview contents'))
  expect(await inDialog('Try again')).toBeTruthy()
  expect(await inDialog('Export results')).toBeTruthy()
  await user.click((await dialog()).getByRole('button', { name: /^Period/ }))
  await user.click(await findButton('Last 7 days'))
  expect(await inDialog('Preview contents')).toBeTruthy()
  expect((await dialog()).queryByRole('alert')).toBeNull()
})

test(
  'F9 S2 an export goes on when its screen is left, and ends with the auth session',
  { timeout: 30_000 },
  async () => {
    const files = pickedFiles()
    const { user, path, router, faults } = await renderPortal('client', `${SMALL}?tab=sessions`)
    await user.click(await screen.findByRole('link', LIST))
    await user.click(await findButton('Export extra results'))
    faults({ path: EXPORT, kind: 'drip', ms: 200, bytes: 500 })
    await user.click(await inDialog('Export results'))
    expect(await screen.findByText(/^[1-9][\d.]* (bytes?|kB)/)).toBeTruthy()
    expect([...files.keys()]).toEqual(['export.zip'])
    router.history.back()
    expect(await screen.findByRole('table', { name: 'Sessions' })).toBeTruthy()
    const before = files.get('export.zip') ?? 0
    await user.click(await findButton('Exports: in progress'))
    await waitFor(() => expect(files.get('export.zip')).toBeGreaterThan(before))
    await user.click(await findButton(/^Cancel.*export\.zip$/))
    await waitFor(() => expect([...files.keys()]).toEqual([]))
    expect(screen.queryByRole('button', { name: /^Exports/ })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()

    await user.click(await screen.findByRole('link', LIST))
    await user.click(await findButton('Export extra results'))
    faults({ path: 'refresh', kind: 'rejected_refresh' })
    expireAccessTokens(database())
    await user.click(await inDialog('Export results'))
    await findRefusal(path, '/auth/login')
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0))
    expect([...files.keys()]).toEqual([])
  },
)

test('A19 an export of unknown outcome says so in the header, and where to look', async () => {
  pickedFiles()
  const { user, faults } = await renderPortal('client', DAYS)
  await user.click(await findButton('Export extra results'))
  faults({ path: EXPORT, kind: 'latency', ms: 2_000 }, { path: EXPORT, kind: 'drop' })
  await user.click(await inDialog('Export results'))
  await user.click(await inDialog('Keep running in the background'))
  await user.click(await findButton('Exports: some failed'))
  const panel = within(await screen.findByRole('dialog', { name: 'Exports' }))
  expect(panel.getByRole('alert').textContent).toContain('this may still have gone through')
  expect(panel.getByRole('link', { name: 'Extra results for these days' })).toBeTruthy()
  await user.click(panel.getByRole('button', { name: /^Remove from the list/ }))
  expect(screen.queryByRole('button', { name: /^Exports/ })).toBeNull()
})
