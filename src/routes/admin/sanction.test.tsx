import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { personas } from '@mocks/personas'
import { TRIALS_EXCEEDED, UNKNOWN_LIST } from '@/backend/sanction'
import { fillSignIn, findButton, signOutByMenu, traces } from '@/test/auth-forms'
import { holdResponses } from '@/test/hold-responses'
import { setFieldValue } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

const path = '/admin/sanction'
const SEARCH = 'sanction-shield/search'
const LISTS = 'sanction-shield/lists'
const NAME = 'Mohamed Mahmoud Al-Qamrani'

const field = (name: string) => screen.findByRole('textbox', { name })
const results = (name: RegExp) => screen.findByRole('region', { name })
// Doesn't query by role, because that takes seconds for cards with so many words.
const cards = () => [...document.querySelectorAll<HTMLElement>('main article')]
const cutoff = () => screen.getByRole('slider', { name: 'Cutoff' })

async function search(user: UserEvent, name: string) {
  setFieldValue(await field('Full name'), name)
  await user.click(screen.getByRole('button', { name: 'Search lists' }))
}

/** Creates a response with these names and their match scores. */
const answerWith = (
  names: readonly string[],
  scores: readonly number[] = [],
  data: Record<string, string> = {},
) =>
  ({
    path: SEARCH,
    kind: 'status',
    status: 200,
    body: {
      transaction_id: 'tx-1',
      trials_remaining: 5,
      result: {
        is_match: names.length > 0,
        matched_records: names.map((full_name, index) => ({
          data: { full_name, ...data },
          sanction_list: 'world_council',
          matched_fields: [{ field_name: 'full_name', match_score: scores[index] ?? 0.9 }],
        })),
      },
    },
  }) as const

test('shows matches best first, word by word and across scripts', async () => {
  const { user, search: address, calls } = await renderPortal('admin-demo', path)
  expect(await screen.findByText('No searches yet')).toBeTruthy()
  await search(user, NAME)
  const region = await results(/^\d+ matches$/)
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^\d+ matches$/))
  const scores = cards().map((card) => Number(/([\d.]+)%/.exec(card.textContent)?.[1]))
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(scores.length).toBeGreaterThan(3)
  const arabic = cards().find((card) => card.textContent.includes('محمد محمود القمراني'))
  const words = within(arabic ?? document.body).getAllByRole('listitem')
  const pairs = words.map(({ textContent }) => textContent)
  expect(pairs).toContain('MohamedSame in another scriptمحمد')
  // The screen shows the transaction, time and remaining searches. No page or request URL contains the name.
  expect(region.textContent).toMatch(/Attempts left299/)
  expect(address().toString()).toBe('result=1')
  for (const call of calls()) expect(call.path + call.search).not.toMatch(/Mohamed|Qamrani/)
})

test('filters locally at a higher cutoff, and suggests a new search at a lower cutoff', async () => {
  const answer = answerWith(['Mona One', 'Mona Two', 'Mona Three'], [0.99, 0.96, 0.85])
  const { user, calls } = await renderPortal('admin-demo', path, answer)
  await search(user, 'Mona')
  await results(/matches$/)
  const before = cards().length
  fireEvent.change(cutoff(), { target: { value: '97' } })
  const count = await screen.findByText(/at or above the cutoff, highest score first$/)
  expect(count.textContent).toMatch(`${cards().length} of ${before} at or above`)
  expect(cards().length).toBeLessThan(before)
  expect(screen.getByText(/^Filters the matches shown, without searching again/)).toBeTruthy()
  fireEvent.change(cutoff(), { target: { value: '100' } })
  expect(await screen.findByText('No matches at or above this cutoff')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reset to 80%' }))
  await waitFor(() => expect(cards()).toHaveLength(before))
  fireEvent.change(cutoff(), { target: { value: '60' } })
  expect(await screen.findByText(/^The search left out scores below 80%/)).toBeTruthy()
  expect(calls(SEARCH)).toHaveLength(1)
})

test('shows 200 matches in batches and notes that there may be more', async () => {
  const { user } = await renderPortal(
    'admin-demo',
    path,
    answerWith(Array.from({ length: 200 }, (_, index) => `Person ${index}`)),
  )
  await search(user, 'Person')
  await results(/^200 matches$/)
  expect(screen.getByText('There may be more matches')).toBeTruthy()
  expect(cards()).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'Show 20 more of 180' }))
  expect(cards()).toHaveLength(40)
})

test('J1 sends one search on a double click, and masks unsearched fields when comparing two matches', async () => {
  const record = { birth_date_year: '1975', nationality: 'Egypt' }
  const { user, calls } = await renderPortal(
    'admin-demo',
    path,
    answerWith([NAME, 'محمد محمود القمراني'], [], record),
  )
  const release = holdResponses(SEARCH)
  setFieldValue(await field('Full name'), NAME)
  await user.dblClick(screen.getByRole('button', { name: 'Search lists' }))
  release()
  await results(/matches$/)
  expect(calls(SEARCH)).toHaveLength(1)
  const [first, second] = screen.getAllByRole('checkbox', { name: 'Compare' })
  await user.click(first ?? document.body)
  expect(screen.getByRole('button', { name: 'Compare (1 of 2 selected)' })).toHaveProperty(
    'disabled',
    true,
  )
  await user.click(second ?? document.body)
  await user.click(screen.getByRole('button', { name: 'Compare (2 of 2 selected)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare two matches' }))
  const row = dialog.getByRole('row', { name: /^Year of birth/ })
  expect(row.textContent).toContain('••••••')
  expect(dialog.getByRole('row', { name: /^Full name/ }).textContent).not.toContain('•')
})

test('prints a search without matches and its decision, and clears both at sign-out', async () => {
  const portal = await renderPortal('admin-demo', path, answerWith([]))
  const { user, search: address, open, router } = portal
  await search(user, 'Zyxwv Qponm')
  expect(await screen.findByText('No matching records')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Decide and print' }))
  await screen.findByRole('heading', { level: 1, name: 'Sanction search' })
  expect(address().toString()).toBe('result=1&view=sheet')
  await user.click(screen.getByRole('radio', { name: 'No match' }))
  setFieldValue(screen.getByRole('textbox', { name: 'Reason' }), 'Checked by hand')
  const sheet = screen.getByRole('article').textContent
  expect(sheet).toMatch(/Printed by Dina Demo, \w+day, /)
  expect(sheet).toMatch(/ResultNo match.*Searched byDina Demo.*Full nameZyxwv Qponm/)
  expect(sheet).toMatch(/ListsWorld Council Consolidated List.*Cutoff80%/)
  expect(sheet).toMatch(/DecisionDecisionNo matchReasonChecked by hand/)
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await user.click(await findButton('Print with personal data'))
  const askedRegion = within(await screen.findByRole('dialog', { name: 'Print personal data?' }))
  expect(askedRegion.getByText('Contains names for one person.')).toBeTruthy()
  expect(print).not.toHaveBeenCalled()
  await user.click(askedRegion.getByRole('button', { name: 'Print with personal data' }))
  expect(print).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('link', { name: 'Back to the matches' }))
  const entry = await screen.findByRole('link', { name: /^Zyxwv Qponm/ })
  expect(entry.textContent).toMatch(/No match · No match$/)

  await signOutByMenu(user, personas['admin-demo'].name)
  await screen.findByRole('heading', { level: 1, name: 'Administrator sign-in' })
  expect(traces()).not.toMatch(/Zyxwv|Checked by hand/)
  const queries = () => router.options.context.queryClient.getQueryCache().getAll()
  const serializeCache = () => JSON.stringify(queries().map(({ state }) => state))
  await waitFor(() => expect(serializeCache()).not.toMatch(/Zyxwv|Checked by hand/))
  const { email, password } = personas['admin-demo']
  await fillSignIn(user, email, password)
  await waitFor(() => expect(portal.path()).toMatch(/^\/admin/))
  await open(path)
  await field('Full name')
  expect(screen.queryByText('Recent searches')).toBeNull()
})

test.each([
  [[], 'Incomplete response'],
  [[null, 7], '2 matches could not be read'],
  [[{ data: {} }, null], '1 match · 1 match could not be read'],
])('never shows the incomplete matches %j as "No match"', async (matched_records, told) => {
  const result = { is_match: matched_records.length === 0, matched_records }
  const answer = { ...answerWith([]), body: { transaction_id: 'tx-1', result } }
  const { user } = await renderPortal('admin-demo', path, answer)
  await search(user, NAME)
  await results(new RegExp(`^${told}$`))
  expect(screen.queryByText('No matching records')).toBeNull()
  expect(screen.getByRole('link', { name: new RegExp(`^${NAME}.*${told}$`) })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Decide and print' }))
  expect((await screen.findByRole('article')).textContent).toContain(`Result${told}`)
})

test('reopens an earlier search with its typed text, and sends no request', async () => {
  const { user, calls, open, faults } = await renderPortal('admin-demo', path, answerWith([NAME]))
  await search(user, NAME)
  await results(/^1 match$/)
  faults(answerWith([]))
  await search(user, 'Zyxwv Qponm')
  await screen.findByText('No matching records')
  await open('/admin/name-match')
  await open(path)
  await user.click(await screen.findByRole('link', { name: new RegExp(`^${NAME}`) }))
  await results(/^1 match$/)
  expect(await field('Full name')).toHaveProperty('value', NAME)
  expect(calls(SEARCH)).toHaveLength(2)
})

test('reports after a reload that the search is no longer available', async () => {
  await renderPortal('admin-demo', `${path}?result=3&view=sheet`)
  expect(await screen.findByText('This search is no longer available')).toBeTruthy()
})

test('keeps typed text after a rejected search', async () => {
  const { user, calls, faults } = await renderPortal('admin-demo', path)
  setFieldValue(await field('Full name'), NAME)
  const send = () => user.click(screen.getByRole('button', { name: 'Search lists' }))
  for (const [fault, text] of [
    [
      { kind: 'error_code', code: TRIALS_EXCEEDED, message: 'No trials' },
      /^No attempts leftNo trials/,
    ],
    [
      { kind: 'status', status: 403, body: { message: 'Not you' } },
      /^You do not have access to thisNot you/,
    ],
    [{ kind: 'status', status: 500 }, /^Internal Server Error/],
    [{ kind: 'drop' }, /^No connection/],
    [{ kind: 'wrong_shape' }, /^Something went wrong/],
    // This case is last because it fetches the lists again.
    [
      { kind: 'error_code', code: UNKNOWN_LIST, message: 'No such list' },
      /^One of these lists no longer existsNo such list/,
    ],
  ] as const) {
    expect(calls(LISTS)).toHaveLength(1)
    faults({ ...fault, path: SEARCH, count: 2 })
    await send()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(text))
    expect(await field('Full name')).toHaveProperty('value', NAME)
  }
  await waitFor(() => expect(calls(LISTS)).toHaveLength(2))
  faults(answerWith([NAME]))
  await send()
  await results(/^1 match$/)
})

test("shows each list's last update, and shows errors next to their fields", async () => {
  const { user, faults } = await renderPortal('admin-demo', path)
  const lists = within(await screen.findByRole('group', { name: 'Lists' }))
  const updated = lists.getAllByRole('checkbox', { name: /· updated .*\d/ })
  expect(updated).toEqual(lists.getAllByRole('checkbox'))
  await user.click(await screen.findByRole('button', { name: 'Search lists' }))
  expect(await screen.findByText('Enter a name, or a value in another field')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Deselect all lists' }))
  await search(user, NAME)
  expect(await screen.findByText('Choose at least one list')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Select all lists' }))
  setFieldValue(await screen.findByLabelText('Known address'), 'Old Port')
  const errors = { 'data.fields[1].value': ['Too short'] }
  faults({ path: SEARCH, kind: 'status', status: 400, body: { errors } })
  await user.click(screen.getByRole('button', { name: 'Search lists' }))
  expect(await screen.findByText('Too short')).toBeTruthy()
  const address = screen.getByLabelText('Known address')
  expect(address.closest('details')?.open).toBe(true)
  expect(document.activeElement).toBe(address)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('H1 shows markup in a record as text', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const { user } = await renderPortal(
    'admin-demo',
    path,
    answerWith([markup, '=HYPERLINK("http://x")'], [], { remarks: markup, nationality: markup }),
  )
  await search(user, markup)
  await results(/^2 matches$/)
  expect(cards()[0]?.textContent).toContain(markup)
  expect(document.querySelector('main img')).toBeNull()
})

test("shows the server's message to an administrator who may not search", async () => {
  await renderPortal('admin-none', path)
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^You do not have access to this.*You do not have permission/,
  )
})

test('offers a retry when the lists fail to load, and shows no form if there are no lists', async () => {
  const lists = { path: LISTS, kind: 'status' } as const
  const { user } = await renderPortal(
    'admin-demo',
    path,
    { ...lists, status: 500 },
    { ...lists, status: 200, body: { sanction_lists: [] } },
  )
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No sanction lists yet')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull()
})
