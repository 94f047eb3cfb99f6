import { i18n } from '@lingui/core'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { activateEnglish } from '@/i18n/i18n'
import * as translations from '@/i18n/translations'
import { resetLayout, useLayout } from '@/stores/layout'
import { getPreferences, resetPreferences } from '@/stores/preferences'
import { renderUi } from '@/test/render-ui'
import * as toasts from '@/ui/feedback/toast'
import { chooseLocale } from './choose-locale'
import { LanguageOffer } from './language-offer'

vi.mock('@/i18n/translations', { spy: true })
vi.mock('@/ui/feedback/toast', { spy: true })

afterEach(() => {
  resetLayout()
  resetPreferences()
  activateEnglish()
})

const layout = () => {
  const { locale, direction } = useLayout.getState()
  const { languageOffer } = getPreferences()
  return { locale, direction, languageOffer }
}
const english = { locale: 'en', direction: 'ltr', languageOffer: true }

test('changes the direction with the chosen language and stops the language offer', async () => {
  await chooseLocale('ar')
  expect(i18n.locale).toBe('ar')
  expect(layout()).toEqual({ locale: 'ar', direction: 'rtl', languageOffer: false })
  await chooseLocale('en')
  expect(layout()).toEqual({ locale: 'en', direction: 'ltr', languageOffer: false })
})

test('keeps a chosen direction if the old and new languages have the same direction', async () => {
  useLayout.setState({ direction: 'rtl' })
  await chooseLocale('fr')
  expect(layout()).toMatchObject({ locale: 'fr', direction: 'rtl' })
})

test('changes nothing and shows a toast if a language does not load', async () => {
  const toast = vi.mocked(toasts.toast).mockResolvedValue()
  vi.mocked(translations.activateLocale).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await chooseLocale('ja')
  expect(layout()).toEqual(english)
  expect(toast.mock.lastCall?.[1]).toContain('日本語 did not load')
})

test('applies the last of two choices even if the first settles later', async () => {
  const toast = vi.mocked(toasts.toast)
  toast.mockClear()
  const { promise, reject } = Promise.withResolvers<void>()
  vi.mocked(translations.activateLocale).mockReturnValueOnce(promise)
  const first = chooseLocale('ja')
  await chooseLocale('zh')
  reject(new TypeError('Failed to fetch'))
  await first
  expect(layout()).toMatchObject({ locale: 'zh' })
  expect(toast).not.toHaveBeenCalled()
})

test('shows the offer in the offered language and switches when the user accepts', async () => {
  renderUi(<LanguageOffer locale="ar" />)
  const offer = screen.getByRole('region', { name: 'العربية' })
  expect([offer.lang, offer.dir]).toEqual(['ar', 'rtl'])
  await userEvent.click(screen.getByRole('button', { name: 'التبديل إلى العربية' }))
  await vi.waitFor(() => expect(layout().locale).toBe('ar'))
  expect(screen.queryByRole('region')).toBeNull()
})

test('remembers a declined offer on the device', async () => {
  const offer = renderUi(<LanguageOffer locale="fr" />)
  await userEvent.click(screen.getByRole('button', { name: 'Rester en anglais' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(localStorage.getItem('preferences')).toContain('"languageOffer":false')
  offer.unmount()
  renderUi(<LanguageOffer locale="fr" />)
  expect(screen.queryByRole('region')).toBeNull()
})

test('hides an offer when another language is chosen', async () => {
  renderUi(<LanguageOffer locale="fr" />)
  await act(() => chooseLocale('zh'))
  expect(screen.queryByRole('region')).toBeNull()
})
