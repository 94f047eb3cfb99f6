import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { alertText, findButton } from '@/test/auth-forms'
import { pickedFiles } from '@/test/picked-files'
import { renderPortal } from '@/test/render-portal'
import { saveView } from '@/test/list-screen'
import {
  csvRows,
  exportDialog,
  exportList,
  exportRows,
  watchDownloads,
} from '@/test/watch-downloads'

const SESSIONS = '/app/pages/bundle/20011/sessions'
/** A bundle whose zip is generated quickly. */
const SMALL = SESSIONS.replace('20011', '20024')
const TAB = `${SESSIONS}?tab=extra-results`
const DAYS = `${TAB}&from=2026-09-01&to=2026-09-03`
/** Shows ten rows because a short page loads faster. */
const SHORT = `${DAYS}&page_size=10`
const EXPORT = 'export-extra-results'
const LIST = { name: 'Extra results' }

const findTable = () => screen.findByRole('table', LIST)
// Uses a selector because a role query is slow with a hundred cells.
const bodyRows = async () => [...(await findTable()).querySelectorAll<HTMLElement>('tbody tr')]
const header = async () => (await findTable()).querySelector('thead')?.textContent

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Export extra results' }))
const inDialog = async (name: string) => (await dialog()).findByRole('button', { name })

test('keeps the period and page in the URL and links a row to its session', async () => {
  const { user, search, calls } = await renderPortal('client', `${TAB}&page_size=10`)
  await waitFor(async () => expect(await bodyRows()).toHaveLength(10))
  expect(await findButton('Period: Last 30 days')).toBeTruthy()
  expect(await header()).toContain('Profession')

  await user.click(await findButton(/^Period/))
  await user.click(await findButton('Last 7 days'))
  await waitFor(() => expect(search().get('from')).toBeTruthy())
  expect(search().get('to')).toBeTruthy()
  expect(search().get('tab')).toBe('extra-results')
  await user.click(await findButton('Next page'))
  await waitFor(() => expect(search().get('page')).toBe('2'))
  await user.click(await findButton('Clear filters'))
  expect(await findButton('Period: Last 30 days')).toBeTruthy()
  // A canceled request has no status, so it doesn't count as rejected.
  expect(calls('valify/extra-results').filter(({ status }) => status >= 400)).toEqual([])

  await user.click(await findButton('Columns'))
  expect(await header()).toContain('Image manipulation')
  await user.click(await screen.findByRole('checkbox', { name: 'Image manipulation' }))
  await waitFor(async () => expect(await header()).not.toContain('Image manipulation'))
  await user.keyboard('{Escape}')
  const [first = document.body] = await bodyRows()
  await user.click(within(first).getByRole('link'))
  expect(await screen.findByRole('heading', { level: 1, name: /^Session/ })).toBeTruthy()
})

test('shows a different state for an empty, unmatched, failed or forbidden list', async () => {
  await renderPortal('client', TAB.replace('20011', '20063'))
  expect(await screen.findByText('No extra results in the last 30 days')).toBeTruthy()
  await renderPortal(null, `${TAB}&from=2020-01-01&to=2020-01-02`)
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  const beyond = await renderPortal(null, `${DAYS}&page=9999&page_size=10`)
  await beyond.user.click(await findButton('Go to the last page'))
  await waitFor(async () => expect(await bodyRows()).not.toHaveLength(0))

  const list = { path: 'valify/extra-results' }
  const failedScreen = await renderPortal(null, SHORT, { ...list, kind: 'wrong_shape' })
  expect(await alertText()).toContain('Sorry ! Something went wrong')
  await failedScreen.user.click(await findButton('Try again'))
  await waitFor(async () => expect(await bodyRows()).toHaveLength(10))
  await renderPortal(null, SHORT, { ...list, kind: 'status', status: 403, count: 2 })
  expect(await screen.findByText('You do not have access to this')).toBeTruthy()
})

const texts = async () => (await bodyRows()).map(({ textContent }) => textContent)

const result = (id: string, zone: number, review: string[] | undefined) => ({
  transaction_id: id,
  created_at: '2026-09-02T09:00:00Z',
  advanced_confidence: {
    fraud_detection_zone: zone,
    fraud_detection_details: { face_fraud_zone: 1, face_fraud_confidence: 0.984 },
  },
  ...(review ? { document_verification_plus: { review_required: review } } : {}),
})

test('filters all rows by zone and review and keeps the filters in the URL', async () => {
  const results = [result('a', 1, []), result('b', 2, ['glare']), result('c', 1, undefined)]
  const { user, search, calls } = await renderPortal('client', `${TAB}&page_size=10&zone=2`, {
    path: 'valify/extra-results',
    kind: 'status',
    status: 200,
    body: { results, total: 3 },
    count: 'always',
  })
  await waitFor(async () => expect(await texts()).toHaveLength(1))
  expect(await screen.findByText('1 found. 3 of 3 rows read')).toBeTruthy()

  const zone = await screen.findByRole('combobox', { name: 'Fraud zone' })
  zone.focus()
  await user.selectOptions(zone, 'Any fraud zone')
  await waitFor(async () => expect(await texts()).toHaveLength(3))
  expect(document.activeElement).toBe(zone)
  const all = await texts()
  expect(all[0]).toContain('Zone 1 (nothing found)')
  expect(all[1]).toContain('Review required')
  // The percentage measures certainty, not fraud.
  expect(all[0]).toMatch(/No sign of fraud \(98.4% confidence\)/)
  expect(all[0]).not.toMatch(/Zone 1\s?\d/)
  await user.selectOptions(zone, 'Zone 1 (nothing found)')
  await waitFor(() => expect(search().get('zone')).toBe('1'))
  await waitFor(async () => expect(await texts()).toEqual([all[0], all[2]]))
  expect(document.activeElement).toBe(zone)

  await user.selectOptions(zone, 'Any fraud zone')
  const review = screen.getByRole('combobox', { name: 'Needs review' })
  await user.selectOptions(review, 'Review required')
  await waitFor(() => expect(search().get('review')).toBe('required'))
  await waitFor(async () => expect(await texts()).toEqual([all[1]]))
  const before = calls('valify/extra-results').length
  await user.selectOptions(review, 'No review required')
  await waitFor(async () => expect(await texts()).toEqual([all[0]]))
  expect(calls('valify/extra-results')).toHaveLength(before)

  await user.selectOptions(zone, 'Zone 2 (doubtful)')
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  const [clear = document.body] = screen.getAllByRole('button', { name: 'Clear filters' })
  await user.click(clear)
  await waitFor(async () => expect(await texts()).toHaveLength(3))
  expect(search().has('zone')).toBe(false)
  expect(search().has('review')).toBe(false)
})

test('F1 shows why an export failed, saves no file, and allows a retry or another period', async () => {
  const files = pickedFiles()
  const { user, faults } = await renderPortal('client', `${SMALL}?tab=extra-results&page_size=10`)
  await user.click(await findButton('Export extra results'))
  faults({ path: EXPORT, kind: 'status', status: 500, body: { detail: 'No ink.' } })
  await user.click(await inDialog('Preview contents'))
  expect(await inDialog('Try again')).toBeTruthy()
  expect((await dialog()).getByRole('alert').textContent).toContain('No ink.')
  expect(await inDialog('Export results')).toBeTruthy()
  await user.click((await dialog()).getByRole('button', { name: /^Period/ }))
  await user.click(await findButton('Last 7 days'))
  expect(await inDialog('Preview contents')).toBeTruthy()
  expect((await dialog()).queryByRole('alert')).toBeNull()

  let button = 'Export results'
  for (const [fault, text] of [
    [
      { kind: 'status', status: 200, body: { message: 'The archive is asleep.' } },
      'The archive is asleep.',
    ],
    [{ kind: 'status', status: 403, body: {}, count: 'always' }, 'Please login again'],
  ] as const) {
    faults({ path: EXPORT, ...fault })
    await user.click(await inDialog(button))
    await waitFor(async () =>
      expect((await dialog()).getByRole('alert').textContent).toContain(text),
    )
    expect((await dialog()).getByRole('alert').textContent).toContain('Failed to export data')
    await waitFor(() => expect([...files.keys()]).toEqual([]))
    button = 'Try again'
    expect(document.activeElement).toBe(await inDialog(button))
  }
  faults()
  await user.click(await inDialog(button))
  expect(await screen.findByText('Export successful')).toBeTruthy()
  expect([...files.keys()]).toEqual(['export.zip'])
  expect(files.get('export.zip')).toBeGreaterThan(0)
})

test('A19 warns that an export with an unreadable response may have succeeded and links to the results', async () => {
  const files = pickedFiles()
  const { user, faults } = await renderPortal('client', SHORT)
  const look = { name: 'Extra results for these days' }
  await user.click(await findButton('Export extra results'))
  faults({ path: EXPORT, kind: 'truncated' })
  await user.click(await inDialog('Export results'))
  const alert = await (await dialog()).findByRole('alert')
  expect(alert.textContent).toContain('Failed to export data')
  expect(alert.textContent).toContain('this may still have gone through')
  expect(alert.textContent).toContain('No file was saved on this device.')
  const link = within(alert).getByRole('link', look)
  expect(link.getAttribute('href')).toBe(DAYS.replace(/\?(tab=[\w-]+)&(.*)/, '?$2&$1'))
  expect(link.getAttribute('target')).toBe('_blank')
  await waitFor(() => expect([...files.keys()]).toEqual([]))

  const HALF_A_MINUTE = 30_000
  faults({ path: EXPORT, kind: 'latency', ms: HALF_A_MINUTE }, { path: EXPORT, kind: 'drop' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.click(await inDialog('Try again'))
  await user.click(await inDialog('Keep running in the background'))
  await act(() => vi.advanceTimersByTimeAsync(HALF_A_MINUTE))
  await user.click(await findButton('Exports: some failed'))
  const panel = within(await screen.findByRole('dialog', { name: 'Exports' }))
  expect(panel.getByRole('alert').textContent).toContain('Failed to export data')
  expect(panel.getByRole('alert').textContent).toContain('this may still have gone through')
  expect(panel.getByRole('link', look)).toBeTruthy()
  await user.click(panel.getByRole('button', { name: /^Remove from the list/ }))
  expect(screen.queryByRole('button', { name: /^Exports/ })).toBeNull()
})

test('F9 continues an export on another screen and shows its speed', async () => {
  const files = pickedFiles()
  const { user, open, faults } = await renderPortal('client', `${SMALL}?tab=sessions&page_size=10`)
  await user.click(await screen.findByRole('link', LIST))
  await user.click(await findButton('Export extra results'))
  // Sends several chunks because the speed can be measured only after the second chunk.
  faults({ path: EXPORT, kind: 'drip', ms: 1_100, bytes: 500 })
  await user.click(await inDialog('Export results'))
  expect(await screen.findByText(/^[1-9][\d.]* (bytes?|kB)/)).toBeTruthy()
  expect([...files.keys()]).toEqual(['export.zip'])
  await open('/app/pages/change-password')
  expect(await screen.findByRole('heading', { level: 1, name: 'Change Password' })).toBeTruthy()
  const before = files.get('export.zip') ?? 0
  await user.click(await findButton('Exports: in progress'))
  await waitFor(() => expect(files.get('export.zip')).toBeGreaterThan(before))
  expect(await screen.findByText(/^[\d.]+ (bytes?|kB) · [\d.]+ (byte|kB)\/s$/)).toBeTruthy()
  await user.click(await findButton(/^Cancel.*export\.zip$/))
  await waitFor(() => expect([...files.keys()]).toEqual([]))
  expect(screen.queryByRole('button', { name: /^Exports/ })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('exports the rows that match the filters from all pages, and saves the filters as a view', async () => {
  const files = watchDownloads()
  const { user, search, calls } = await renderPortal('client', `${SHORT}&zone=1`)
  await bodyRows()
  const before = calls('valify/extra-results').length
  await user.click(await findButton('Export as CSV'))
  expect(
    within(await exportDialog()).getByRole('radio', { name: 'All matching rows' }),
  ).toBeTruthy()
  const { name, blob } = await exportRows(files)
  expect(name).toMatch(/^extra-results-20011-from-2026-09-01-to-2026-09-03-2[\d-]{9}\.csv$/)
  const rows = csvRows(await blob.text())
  expect(calls('valify/extra-results').length).toBeGreaterThan(before)
  expect(rows.length).toBeGreaterThan((await bodyRows()).length)
  for (const row of rows) expect(row).toContain(',Zone 1 (nothing found),')
  expect(await screen.findByText(`${rows.length.toLocaleString('en')} rows`)).toBeTruthy()

  await saveView(user, 'Harmless')
  await user.click(await findButton('Clear filters'))
  await waitFor(() => expect(search().has('zone')).toBe(false))
  await user.click(await findButton('Views'))
  await user.click(await findButton('Harmless'))
  await waitFor(() => expect(search().get('zone')).toBe('1'))
  expect(search().get('from')).toBe('2026-09-01')
  expect(search().get('tab')).toBe('extra-results')
})

test('masks an unknown field of a profession analysis in the list and its CSV', async () => {
  const files = watchDownloads()
  const row = { ...result('a', 1, []), profession_analysis: { profession: 'Nurse', told: 'Mona' } }
  await renderPortal('client', SHORT, {
    path: 'valify/extra-results',
    kind: 'status',
    status: 200,
    body: { results: [row], total: 1 },
    count: 'always',
  })
  await waitFor(async () => expect((await texts())[0]).toContain('Nurse'))
  expect((await texts())[0]).not.toContain('Mona')
  const { csv } = await exportList(files)
  expect(csv).toContain('Profession')
  expect(csv).not.toContain('Mona')
})
