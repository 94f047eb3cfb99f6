import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { alertText, getDescription, findButton, traces } from '@/test/auth-forms'
import { holdResponses } from '@/test/hold-responses'
import { setFieldValue, findRows, fieldValue } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { csvRows, watchDownloads } from '@/test/watch-downloads'

const PATH = '/admin/name-match'
const PAIRS = `${PATH}?view=pairs`
const CALL = 'name-match/'

const field = (name: string) => screen.findByRole('textbox', { name })
const verdict = async () => (await screen.findByText(/^cutoff/)).closest('[role=status]')

type Portal = Awaited<ReturnType<typeof renderPortal>>

async function compare({ user }: Portal, first: string, second: string) {
  setFieldValue(await field('Name A'), first)
  setFieldValue(await field('Name B'), second)
  await user.click(await findButton('Compare names'))
}

/** Returns the cell texts of each table row. */
const cells = (rows: readonly HTMLElement[]) =>
  rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  )

test('compares two names word by word and shows which differences were ignored', async () => {
  const portal = await renderPortal('admin-demo', PATH)
  expect(await screen.findByText('No names compared yet')).toBeTruthy()
  await compare(portal, 'فاطِمة أحمد صالح', 'Saleh Fatma')
  expect((await verdict())?.textContent).toMatch(/^7\d(\.\d)?%No matchcutoff 80%$/)
  const words = cells(await findRows('Words in both names'))
  expect(words.map(([a, b]) => [a, b])).toEqual([
    ['فاطِمة', 'Fatma'],
    ['أحمد', 'missing'],
    ['صالح', 'Saleh'],
  ])
  expect(words[0]?.[2]).toContain('Same in another script')
  expect(words[0]?.[2]).toContain(
    'فاطِمة is treated as فاطمه: ta marbuta read as ha and vowel marks and other marks removed.',
  )
  expect(words[1]?.slice(2)).toEqual(['Missing', '—Not available'])
  expect(words[2]?.[2]).toBe('Same in another scriptDifferent order')
})

test('swaps the names, and compares them again with another cutoff', async () => {
  const portal = await renderPortal('admin', PATH)
  const { user, search } = portal
  await compare(portal, 'Mona Ali Omar Saleh', 'Mona Saleh')
  expect((await verdict())?.textContent).toContain('No match')
  await user.click(await findButton('Swap names'))
  expect(fieldValue(await field('Name A'))).toBe('Mona Saleh')
  setFieldValue(await screen.findByRole('slider', { name: 'Cutoff' }), '60')
  await waitFor(() => expect(search().get('cutoff')).toBe('60'))
  await user.click(await screen.findByRole('checkbox', { name: /^Compare Arabic/ }))
  await screen.findByRole('checkbox', { name: /^Compare Arabic/, checked: false })
  await waitFor(() => expect(search().get('scripts')).toBe('apart'))
  await user.click(await findButton('Compare names'))
  await waitFor(async () => expect((await verdict())?.textContent).toMatch(/Matchcutoff 60%$/))
  expect(cells(await findRows('Words in both names')).map(([a, b]) => [a, b])).toEqual([
    ['Mona', 'Mona'],
    ['missing', 'Ali'],
    ['missing', 'Omar'],
    ['Saleh', 'Saleh'],
  ])
  expect(await screen.findByText('Arabic was not compared with Latin letters.')).toBeTruthy()
})

test('reports missing and rejected names next to their fields, and sends no duplicate request', async () => {
  const portal = await renderPortal('admin', PATH)
  const { user, calls } = portal
  await user.click(await findButton('Compare names'))
  expect(getDescription(await field('Name A'))).toContain('Enter a name')
  expect(document.activeElement).toBe(await field('Name A'))
  expect(calls(CALL)).toHaveLength(0)
  await compare(portal, 'Mona', '12')
  await waitFor(async () =>
    expect(getDescription(await field('Name B'))).toContain('Enter at least one letter'),
  )
  const release = holdResponses(CALL)
  setFieldValue(await field('Name B'), 'منى')
  await user.dblClick(await findButton('Compare names'))
  release()
  expect((await verdict())?.textContent).toContain('Match')
  expect(calls(CALL)).toHaveLength(2)
})

test('A18 keeps typed text after an error and offers a retry', async () => {
  const portal = await renderPortal('admin', PATH, {
    path: CALL,
    kind: 'error_code',
    code: 5012,
    message: 'No attempts are left for this service',
  })
  await compare(portal, 'Mona', 'منى')
  expect(await alertText()).toContain('No attempts are left for this service')
  expect(fieldValue(await field('Name A'))).toBe('Mona')
  await portal.user.click(await findButton('Try again'))
  expect((await verdict())?.textContent).toContain('Match')
})

test("A3 shows the server's message to an administrator without the permission", async () => {
  const portal = await renderPortal('admin-monitoring', PATH)
  await compare(portal, 'Mona', 'منى')
  expect(await alertText()).toContain('You do not have permission to perform this action')
  expect(screen.getByText('You do not have access to this')).toBeTruthy()
  expect(portal.path()).toBe(PATH)
})

test('H1 shows names and responses as text, and keeps them out of the URL and storage', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const portal = await renderPortal('admin', PATH, {
    path: CALL,
    kind: 'status',
    status: 200,
    body: {
      result: {
        is_match: true,
        match_score: 0.9,
        tokens: [{ a: markup, b: 'Mona', score: 0.9 }],
      },
      transaction_id: '<b>7</b>',
      trials_remaining: 2,
    },
  })
  await compare(portal, markup, 'Mona')
  const [row] = cells(await findRows('Words in both names'))
  expect(row?.[0]).toBe(markup)
  expect(document.querySelector('img[onerror], b')).toBeNull()
  expect(await screen.findByText('2 attempts left')).toBeTruthy()
  expect(portal.router.history.location.href).toBe(PATH)
  await portal.open('/admin/generic-ocr')
  await waitFor(() => expect(traces()).not.toContain('onerror'))
})

const pastedText = 'First name\tSecond name\nمنى صالح\tMona Saleh\n12\tMona\nAli\n=1+1 Ali\tOmar\n'

async function paste(text: string) {
  setFieldValue(await field('Name pairs'), text)
  return findButton(/^Compare [\d,]+ pairs?$/)
}

test('compares pairs in bulk, continues after a rejected pair, and saves all pairs as CSV', async () => {
  const { user, search } = await renderPortal('admin', PAIRS)
  const files = watchDownloads()
  expect(await screen.findByText('No pairs compared yet')).toBeTruthy()
  const send = await paste(pastedText)
  const leftOut = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(leftOut).toContain('Line 4, Ali: only one name.')
  await user.click(send)
  expect(
    await screen.findByText('3 of 3 pairs compared · 1 match · 1 non-match · 1 refused'),
  ).toBeTruthy()
  await user.click(await findButton('Export as CSV'))
  await user.click(await findButton('Export with personal data'))
  const lines = csvRows((await files[0]?.blob.text()) ?? '')
  expect(lines[0]).toMatch(/^2,منى صالح,Mona Saleh,Match,0\.89\d*,0\.8,[\w-]{36}$/)
  expect(lines[1]).toBe('3,12,Mona,Enter at least one letter,,0.8,')
  expect(lines[2]).toMatch(/^5,'=1\+1 Ali,Omar,No match,0,0\.8,/)

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Matches')
  await waitFor(() => expect(search().get('show')).toBe('match'))
  expect(await screen.findByText('منى صالح')).toBeTruthy()
  expect(screen.queryByText('=1+1 Ali')).toBeNull()
  await user.click(await findButton('Show the words in line 2'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Compared names' }))
  expect(await dialog.findByRole('table', { name: 'Words in both names' })).toBeTruthy()
})

const many = Array.from({ length: 12 }, (_, index) => `Mona ${index}\tMona ${index}`).join('\n')

test('sends two pairs at a time, and continues a run after an error', async () => {
  const portal = await renderPortal('admin', PAIRS)
  const { user, faults, calls } = portal
  let open = 0
  let mostOpen = 0
  const send = globalThis.fetch
  globalThis.fetch = async (...request) => {
    open += 1
    mostOpen = Math.max(mostOpen, open)
    return send(...request).finally(() => void (open -= 1))
  }
  faults({ path: CALL, kind: 'status', status: 500, body: { message: 'The scorer sleeps.' } })
  await user.click(await paste(many))
  expect(await alertText()).toContain('The scorer sleeps. The results so far are kept.')
  expect(calls(CALL).length).toBeLessThan(12)
  await user.click(await findButton('Compare the rest'))
  expect(await screen.findByText(/^12 of 12 pairs compared/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(calls(CALL)).toHaveLength(12 + 1)
  expect(mostOpen).toBe(2)
})

test('continues a run while the other view is open, and resumes a stopped run', async () => {
  const { user, calls, faults } = await renderPortal('admin', PAIRS)
  faults({ path: CALL, kind: 'hang' })
  await user.click(await paste(many))
  await screen.findByText(/^11 of 12 pairs compared/)
  await user.click(await screen.findByRole('radio', { name: 'Two names' }))
  expect(await field('Name A')).toBeTruthy()
  await user.click(await screen.findByRole('radio', { name: 'Multiple pairs' }))
  await user.click(await findButton('Stop'))
  const resume = await findButton('Compare the rest')
  expect(document.activeElement).toBe(resume)
  await user.keyboard('{Enter}')
  const summary = await screen.findByText(/^12 of 12 pairs compared/)
  expect(calls(CALL)).toHaveLength(12 + 1)
  await waitFor(() => expect(document.activeElement).toBe(summary))
})

test('shows a confirmation before unsaved pairs are lost', async () => {
  const { user, open, path } = await renderPortal('admin', PAIRS)
  watchDownloads()
  await user.click(await findButton('Compare pairs'))
  expect(await screen.findByText('Paste at least one pair of names')).toBeTruthy()
  await user.click(await paste('Mona\tمنى'))
  await screen.findByText(/^1 of 1 pair compared/)
  await open('/admin/generic-ocr')
  await user.click(await findButton('Keep editing'))
  expect(path()).toBe(PATH)
  await user.click(await findButton('Export as CSV'))
  await user.click(await findButton('Export with personal data'))
  await open('/admin/generic-ocr')
  await waitFor(() => expect(path()).toBe('/admin/generic-ocr'))
})

test('sorts pairs by score, with unscored pairs last', async () => {
  const { user, search } = await renderPortal('admin', `${PAIRS}&sort=score`)
  await user.click(await paste('12\tMona\nMona\tMona\nMona Ali\tMona'))
  await screen.findByText(/^3 of 3 pairs compared/)
  const order = async () => (await findRows('Compared pairs')).map((row) => cells([row])[0]?.at(-1))
  await waitFor(async () => expect(await order()).toEqual(['3', '2', '1']))
  await user.click(await screen.findByRole('button', { name: /^Score/ }))
  await waitFor(() => expect(search().get('sort')).toBe('-score'))
  await waitFor(async () => expect(await order()).toEqual(['2', '3', '1']))
})
