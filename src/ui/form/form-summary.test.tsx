import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { FormSummary } from './form-summary'

test('marks the language of server text', () => {
  const problem = { title: 'Error', text: 'Compte verrouillé', lang: 'fr' }
  renderUi(<FormSummary problem={problem} names={[]} />)
  expect(screen.getByText('Compte verrouillé').lang).toBe('fr')
})

test.each([
  ['the message and other field errors', { name: 'Taken.', plan: 'No plan.' }, 'Not valid', 2],
  ['only the message if fields show the other errors', { name: 'Taken.' }, 'Not valid', 1],
  ['nothing if a field shows the message', { name: 'Taken.' }, 'Taken.', 0],
])('shows %s', (_what, fields, text, count) => {
  renderUi(<FormSummary problem={{ title: 'Error', text, fields }} names={['name']} />)
  expect(screen.queryAllByRole('paragraph')).toHaveLength(count)
  expect(screen.queryAllByRole('alert')).toHaveLength(count > 0 ? 1 : 0)
})

test.each([
  ['scrolls into view if no field shows an error', { plan: 'No plan.' }, 1],
  ['does not scroll if a field shows an error', { name: 'Taken.' }, 0],
])('%s', (_what, fields, count) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scroll.mockRestore())
  renderUi(<FormSummary problem={{ title: 'Error', text: 'Not valid', fields }} names={['name']} />)
  expect(scroll).toHaveBeenCalledTimes(count)
})
