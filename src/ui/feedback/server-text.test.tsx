import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { markLanguage } from './server-text'

test("marks text in a language other than the screen's", () => {
  renderUi(<p>{markLanguage('Compte verrouillé', 'fr')}</p>)
  const text = screen.getByText('Compte verrouillé')
  expect([text.localName, text.lang, text.dir]).toEqual(['span', 'fr', 'auto'])
})

test.each(['en', undefined])(
  "does not mark text in the screen's language or an unknown language: %s",
  (lang) => {
    renderUi(<p>{markLanguage('This account is locked', lang)}</p>)
    const text = screen.getByText('This account is locked')
    expect([text.localName, text.lang]).toEqual(['p', ''])
  },
)
