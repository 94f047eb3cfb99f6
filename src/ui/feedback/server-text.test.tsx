import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { markLanguage } from './server-text'

test('a text in another language than the screen is marked', () => {
  renderUi(<p>{markLanguage('Compte verrouillé', 'fr')}</p>)
  const text = screen.getByText('Compte verrouillé')
  expect([text.localName, text.lang, text.dir]).toEqual(['span', 'fr', 'auto'])
})

test.each(['en', undefined])(
  'a text in the language of the screen, or in an unknown one, is not: %s',
  (lang) => {
    renderUi(<p>{markLanguage('This account is locked', lang)}</p>)
    const text = screen.getByText('This account is locked')
    expect([text.localName, text.lang]).toEqual(['p', ''])
  },
)
