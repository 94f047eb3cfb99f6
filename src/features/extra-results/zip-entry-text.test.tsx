import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ZipRead } from '@/lib/zip-preview'
import { renderUi } from '@/test/render-ui'
import { ZipEntryText } from './zip-entry-text'

const entryOf = (name: string) => ({
  name,
  size: 2,
  packed: 2,
  method: 0,
  offset: 0,
  encrypted: false,
  escapes: false,
})
const text = (of: string): ZipRead => ({ text: of, cut: undefined, lies: false })
const show = (name: string, read?: ZipRead) =>
  renderUi(<ZipEntryText opened={{ entry: entryOf(name), read }} isEmpty={false} />)
const said = () => screen.getByRole('status').textContent

test('what is said of a file is told; its text is there to be read, and not read out to the end', () => {
  show('people.json', { ...text('{"zone":2}'), cut: 'long' })
  expect(said()).toContain('people.json is shown.')
  expect(said()).toContain('Only the first')
  const region = screen.getByRole('region', { name: 'Text of people.json' })
  expect(region.textContent).toContain('"zone"')
  expect(region.closest('[role=status], [aria-live]')).toBeNull()
})

test.each<[string, ZipRead | undefined, string]>([
  ['card.png', undefined, 'Images are not shown here. Save the file to see them.'],
  ['card.bin', undefined, 'There is no preview of this kind of file.'],
  ['cards/', undefined, 'A folder. Its files have lines of their own.'],
  ['a.json', undefined, 'Loading'],
  ['a.json', { refused: 'encrypted' }, 'The file is encrypted.'],
  ['a.csv', { refused: 'binary' }, 'The file holds no text, whatever its name says.'],
  ['a.csv', text(''), 'The file is empty.'],
])('%s that is %j says why there is no text', (name, read, why) => {
  show(name, read)
  expect(said()).toContain(why)
  expect(screen.queryByRole('region')).toBeNull()
})

test('nothing to choose from, and nothing chosen yet', () => {
  const { unmount } = renderUi(<ZipEntryText opened={undefined} isEmpty />)
  expect(said()).toBe('There is no file in it.')
  unmount()
  renderUi(<ZipEntryText opened={undefined} isEmpty={false} />)
  expect(said()).toBe('Choose a file to read its beginning.')
})

test('a file that is called by the number of somebody is not named by it', () => {
  show('29801018800015.txt', text('x'))
  expect(document.body.innerHTML).not.toContain('29801018800015')
})
