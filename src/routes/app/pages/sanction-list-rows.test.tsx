import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { database } from '@mocks/db'
import { getDescription, findButton } from '@/test/auth-forms'
import { stubListUpload } from '@/test/list-upload'
import { renderPortal } from '@/test/render-portal'

const path = '/app/pages/sanction-list-upload'

async function choose(lines: readonly string[]) {
  const portal = await renderPortal('client-sanctions', path)
  stubListUpload()
  const input = await screen.findByLabelText('List file')
  await portal.user.upload(input, new File([`${lines.join('\n')}\n`], 'list.csv'))
  return portal
}

/** Returns the number of rows for each kind of problem. */
async function counts() {
  const card = await screen.findByRole('region', { name: 'Rows to review' })
  const terms = within(card).getAllByRole('term')
  return Object.fromEntries(
    terms.map((term) => [term.textContent, Number(term.nextElementSibling?.textContent)]),
  )
}

test('counts unsent rows and values, and applies the answers to date questions', async () => {
  const { user } = await choose([
    'Name,Born,Id',
    'Layla Sample,17.05.62,D1',
    'Omar Sample,1382/05/12,D2',
    'Mona Sample,3 May 1960 to 5 June 1962,D3',
    'Hany Sample,2505,D4',
    'Nour Sample,22783,D5',
    'Samir Sample,in the sixties,D6',
    'Lamia Sample,31/04/1949,D7,extra',
    '\u{200B},1950,D8',
    'Hany Sample,2505,D4',
    `Usama Sam\u{FFFD}le,circa 1949,${'x'.repeat(33_000)}`,
    'End of list',
  ])
  expect(await screen.findByText('10 rows will be sent. 1 row will not be sent.')).toBeTruthy()
  expect(await counts()).toEqual({
    'The name is missing': 1,
    'Not a valid date in this order': 1,
    'The date cannot be read': 1,
    'Two-digit year': 1,
    'Several dates or a range': 1,
    'Hijri date': 1,
    'Buddhist year': 2,
    'Date as a spreadsheet number': 1,
    'More cells than headings': 1,
    'Duplicate of an earlier row': 1,
    'Unreadable characters: check the encoding': 1,
    'Longer than 32,767 characters': 1,
  })
  const select = (name: string) => screen.findByRole('combobox', { name })
  expect(getDescription(await select('Buddhist years'))).toBe(
    '2 rows have such dates. Example: 2505',
  )

  await user.selectOptions(await select('Two-digit years'), 'From 1900 to 1999')
  await user.selectOptions(await select('Several dates or a range'), 'Send the last date')
  await user.selectOptions(await select('Buddhist years'), 'Convert (subtract 543)')
  await user.selectOptions(await select('Dates as spreadsheet numbers'), 'Convert to dates')
  const hijri = await select('Hijri dates')
  await user.selectOptions(hijri, 'Convert from the lunar Hijri calendar')
  expect(document.activeElement).toBe(hijri)

  expect(await screen.findByText('The last row may be a note, not a person')).toBeTruthy()
  await user.click(await findButton('Leave out'))
  expect(await screen.findByText('The last row is left out')).toBeTruthy()
  expect(await screen.findByText('9 rows will be sent. 2 rows will not be sent.')).toBeTruthy()
  expect(await counts()).toEqual({
    'The name is missing': 1,
    'Left out by you': 1,
    'Not a valid date in this order': 1,
    'The date cannot be read': 1,
    'More cells than headings': 1,
    'Duplicate of an earlier row': 1,
    'Unreadable characters: check the encoding': 1,
    'Longer than 32,767 characters': 1,
  })
  const first = within(await screen.findByRole('table', { name: 'First rows' }))
  expect(first.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Full nameDocument numberDay of birthMonth of birthYear of birth',
    'Layla SampleD11751962',
    'Omar SampleD211101962',
    'Mona SampleD3561962',
  ])

  await user.click(await findButton('Preview changes'))
  await user.click(await findButton('Append 8 rows'))
  await waitFor(() => expect(database().uploadedLists.size).toBe(1))
  const [list] = database().uploadedLists.values()
  const dates = [...(list?.records.values() ?? [])]
    .filter(({ full_name }) => String(full_name).includes('Sam'))
    .map((record) => [
      ...[record.full_name, record.birth_date_day, record.birth_date_month],
      record.birth_date_year,
    ])
  expect(dates).toEqual([
    ['Layla Sample', '17', '5', '1962'],
    ['Omar Sample', '11', '10', '1962'],
    ['Mona Sample', '5', '6', '1962'],
    ['Hany Sample', null, null, '1962'],
    ['Nour Sample', '17', '5', '1962'],
    ['Samir Sample', null, null, null],
    ['Lamia Sample', null, '4', '1949'],
    ['Usama Sam\u{FFFD}le', null, null, '1949'],
  ])
})

test('asks about two-digit years, and reports invalid days, months and years', async () => {
  const { user } = await choose([
    'Name,Day of birth,Month of birth,Year of birth',
    'Layla Sample,17,March,62',
    'Omar Sample,32,13,spring',
  ])
  expect(await screen.findByText('2 rows will be sent.')).toBeTruthy()
  expect(await counts()).toEqual({
    'Day must be from 1 to 31': 1,
    'Month must be from 1 to 12': 1,
    'Year must be 1800 or later and not in the future': 1,
    'Two-digit year': 1,
  })
  expect(screen.queryByRole('combobox', { name: 'Day and month order' })).toBeNull()
  const years = await screen.findByRole('combobox', { name: 'Two-digit years' })
  await user.selectOptions(years, 'From 1900 to 1999')
  const first = within(await screen.findByRole('table', { name: 'First rows' }))
  expect(await first.findByText('1962')).toBeTruthy()
})
