import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TRIALS_EXCEEDED } from '@/backend/sanction'
import { clearPrivateTexts } from '@/lib/private-text'
import { getDescription, findButton, traces } from '@/test/auth-forms'
import { holdResponses } from '@/test/hold-responses'
import { fieldValue, findRows, setFieldValue } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { storedSession } from '@/test/stored-session'
import { csvRows, watchDownloads } from '@/test/watch-downloads'

const SANCTION = '/admin/sanction'
const PEOPLE = `${SANCTION}?view=people`
const SEARCH = 'sanction-shield/search'
const SESSION = `/admin/sessions/20011/${storedSession({ status: 'success' }).id}`

const field = (name: string) => screen.findByRole('textbox', { name })
const openMenu = async (user: Awaited<ReturnType<typeof renderPortal>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'More' }))

test('opens the tools with the data of a session, sends nothing, and shows an empty form after a reload', async () => {
  const { user, path, calls, open, router } = await renderPortal('admin', SESSION)
  await openMenu(user)
  await user.click(await screen.findByRole('menuitem', { name: 'Check sanction lists' }))
  const name = fieldValue(await field('Full name'))
  expect(name).toMatch(/\p{Script=Arabic}/u)
  expect(fieldValue(await field('Year of birth'))).toMatch(/^\d{4}$/)
  expect(screen.getByLabelText('Day of birth').closest('details')?.open).toBe(true)
  expect(path()).toBe(SANCTION)
  expect(decodeURIComponent(router.history.location.href)).not.toContain(name)
  expect(JSON.stringify(router.history.location.state)).not.toContain(name)
  expect(calls(SEARCH)).toEqual([])

  await open(SESSION)
  await openMenu(user)
  await user.click(await screen.findByRole('menuitem', { name: 'Compare names' }))
  expect(fieldValue(await field('Name A'))).toBe(name)
  expect(calls('name-match/')).toEqual([])

  // After a reload, the history entry still has its key, but the memory is empty.
  clearPrivateTexts()
  act(() => router.history.go(-2))
  expect(fieldValue(await field('Full name'))).toBe('')
})

test('opens the tools with the data of an identity', async () => {
  const { user } = await renderPortal('admin', '/admin/identities?page_size=10&status=verified')
  const [first] = await findRows('Identities')
  await user.click(within(first ?? document.body).getByRole('link'))
  await user.click(await screen.findByRole('link', { name: 'Check sanction lists' }))
  expect(fieldValue(await field('Full name'))).not.toBe('')
  expect(fieldValue(await field('Year of birth'))).toMatch(/^\d{4}$/)
})

test('A3 hides the tools from an administrator without the permission', async () => {
  const { user } = await renderPortal('admin-monitoring', SESSION)
  await openMenu(user)
  expect(await screen.findByRole('menuitem', { name: 'Print view' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Check sanction lists' })).toBeNull()
  expect(screen.queryByRole('menuitem', { name: 'Compare names' })).toBeNull()
})

async function paste(text: string) {
  setFieldValue(await field('People'), text)
  return findButton(/^Search [\d,]+ (?:person|people)$/)
}

/** Creates a response with a match for each name. */
const respond = (...names: string[]) => ({
  path: SEARCH,
  kind: 'status' as const,
  status: 200,
  body: {
    transaction_id: 'tx',
    trials_remaining: 5,
    result: {
      is_match: names.length > 0,
      matched_records: names.map((full_name) => ({
        data: { full_name },
        sanction_list: 'world_council',
        matched_fields: [{ field_name: 'full_name', match_score: 0.9 }],
      })),
    },
  },
})

test('searches pasted people, opens a result, and saves and prints the table', async () => {
  const { user, calls, faults, search, open, path } = await renderPortal('admin-demo', PEOPLE)
  await screen.findByRole('link', { name: 'Multiple people', current: 'page' })
  expect(screen.queryByRole('link', { name: 'One person', current: 'page' })).toBeNull()
  const files = watchDownloads()
  expect(await screen.findByText('No people searched yet')).toBeTruthy()
  await user.click(await findButton('Search people'))
  expect(getDescription(await field('People'))).toContain('Paste at least one person')
  faults(respond(), respond('منى صالح', 'Mona'))
  const send = await paste('Name;Born;Nationality\nAli;٠١/٠٣/١٩٧٥;Egypt\nOmar;75\n=Mona')
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(lines).toContain(
    'Line 3, Omar;75: enter one four-digit year of birth, such as 1975, in the second column, or leave it empty.',
  )
  const release = holdResponses(SEARCH)
  await user.dblClick(send)
  release()
  expect(await screen.findByText('2 of 2 people searched · 1 person with matches')).toBeTruthy()
  expect(calls(SEARCH).map(({ body }) => body)).toMatchObject([
    {
      data: {
        match_all_fields: true,
        fields: [
          { field_name: 'full_name', value: 'Ali' },
          { field_name: 'birth_date_year', value: '1975' },
          { field_name: 'nationality', value: 'Egypt' },
        ],
      },
    },
    { data: { fields: [{ field_name: 'full_name', value: '=Mona' }] } },
  ])
  await user.click(await findButton('Export as CSV'))
  await user.click(await findButton('Export with personal data'))
  expect(csvRows((await files[0]?.blob.text()) ?? '')).toEqual([
    '2,Ali,1975,Egypt,No match,0,,0.8,tx',
    "4,'=Mona,,,Match,2,0.9,0.8,tx",
  ])
  expect(await findButton('Print with personal data')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Best score/ }))
  await waitFor(() => expect(search().get('sort')).toBe('-score'))
  await user.click(screen.getByRole('link', { name: '=Mona' }))
  expect(await screen.findByRole('heading', { name: '2 matches' })).toBeTruthy()
  expect(search().get('result')).toBe('2')
  expect(fieldValue(await field('Full name'))).toBe('=Mona')
  expect(screen.queryByText('Recent searches')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Multiple people' }))
  expect(await findRows('Searched people')).toHaveLength(2)

  await open('/admin/generic-ocr')
  await waitFor(() => expect(path()).toBe('/admin/generic-ocr'))
  await waitFor(() => expect(traces()).not.toContain('Mona'))
})

const noMatches = { ...respond(), count: 'always' } as const

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `Zyxwv ${index}`).join('\n')

test('continues after a failed person, retries that person, and stops if the service is down', async () => {
  const { user, calls, faults } = await renderPortal('admin-demo', PEOPLE)
  const down = { path: SEARCH, kind: 'status', status: 500, body: { message: 'Asleep.' } } as const
  faults(down, noMatches)
  await user.click(await paste(many(8)))
  expect(
    await screen.findByText('8 of 8 people searched · 0 people with matches · 1 failed'),
  ).toBeTruthy()
  expect(await screen.findByText('Asleep.')).toBeTruthy()
  await user.click(await findButton('Retry failed lines (1)'))
  expect(await screen.findByText('8 of 8 people searched · 0 people with matches')).toBeTruthy()
  expect(calls(SEARCH)).toHaveLength(8 + 1)

  faults({ ...down, count: 'always' })
  await user.click(await paste(many(40)))
  expect((await screen.findByRole('alert')).textContent).toContain('The results so far are kept.')
  expect(calls(SEARCH).length).toBeLessThan(8 + 1 + 6)
  faults(noMatches)
  await user.click(await findButton('Search the rest'))
  await user.click(await findButton(/^Retry failed lines/))
  expect(await screen.findByText('40 of 40 people searched · 0 people with matches')).toBeTruthy()
})

test('sends two people at a time, stops, continues, and asks before the user leaves', async () => {
  const { user, calls, faults, open, path } = await renderPortal('admin-demo', PEOPLE)
  faults({ path: SEARCH, kind: 'hang', count: 2 })
  await user.click(await paste(many(205)))
  expect(getDescription(await field('People'))).toContain('5 more people are over the limit.')
  expect(await screen.findByRole('progressbar', { name: 'Search progress' })).toBeTruthy()
  await waitFor(() => expect(calls(SEARCH)).toHaveLength(2))
  await open('/admin/name-match')
  await user.click(await findButton('Keep editing'))
  expect(path()).toBe(SANCTION)
  await user.click(await findButton('Stop'))
  faults(
    { path: SEARCH, kind: 'error_code', code: TRIALS_EXCEEDED, message: 'No trials' },
    noMatches,
  )
  await user.click(await findButton('Search the rest'))
  expect(await screen.findByText(/^No trials/)).toBeTruthy()
  await user.click(await findButton('Search the rest'))
  expect(await screen.findByText(/^200 of 200 people searched/)).toBeTruthy()
  expect(await field('People')).toHaveProperty('value', many(205))
})
