import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { FormSummary } from './form-summary'

test('marks the language of a text of the server', () => {
  const problem = { title: 'Error', text: 'Compte verrouillé', lang: 'fr' }
  renderUi(<FormSummary problem={problem} names={[]} />)
  expect(screen.getByText('Compte verrouillé').lang).toBe('fr')
})
