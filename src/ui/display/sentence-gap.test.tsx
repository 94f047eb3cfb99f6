import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SentenceGap } from './joined-text'

test.each([
  ['fr', 'Un. Deux.'],
  ['zh', 'Un.Deux.'],
  ['ja', 'Un.Deux.'],
])('joins sentences in %s: %s', (locale, text) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <p>
        Un.
        <SentenceGap />
        Deux.
      </p>
    </I18nProvider>,
  )
  expect(container.textContent).toBe(text)
})
