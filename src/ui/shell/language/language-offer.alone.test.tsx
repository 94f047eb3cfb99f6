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

test('a chosen language turns the layout with it, and is not offered any more', async () => {
  await chooseLocale('ar')
  expect(i18n.locale).toBe('ar')
  expect(layout()).toEqual({ locale: 'ar', direction: 'rtl', languageOffer: false })
  await chooseLocale('en')
  expect(layout()).toEqual({ locale: 'en', direction: 'ltr', languageOffer: false })
})

test('a direction that was chosen stays with a language of the same one', async () => {
  useLayout.setState({ direction: 'rtl' })
  await chooseLocale('fr')
  expect(layout()).toMatchObject({ locale: 'fr', direction: 'rtl' })
})

test('a language that does not load changes nothing and is reported', async () => {
  const toast = vi.mocked(toasts.toast).mockResolvedValue()
  vi.mocked(translations.activateLocale).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await chooseLocale('ja')
  expect(layout()).toEqual(english)
  expect(toast.mock.lastCall?.[1]).toContain('日本語 did not load')
})

test('of two choices the last counts, whichever comes first', async () => {
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

test('the offer is in its own language, and is taken', async () => {
  renderUi(<LanguageOffer locale="ar" />)
  const offer = screen.getByRole('region', { name: 'العربية' })
  expect([offer.lang, offer.dir]).toEqual(['ar', 'rtl'])
  await userEvent.click(screen.getByRole('button', { name: 'التبديل إلى العربية' }))
  await vi.waitFor(() => expect(layout().locale).toBe('ar'))
  expect(screen.queryByRole('region')).toBeNull()
})

test('an offer that is declined is remembered on the device', async () => {
  const offer = renderUi(<LanguageOffer locale="fr" />)
  await userEvent.click(screen.getByRole('button', { name: 'Rester en anglais' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(localStorage.getItem('preferences')).toContain('"languageOffer":false')
  offer.unmount()
  renderUi(<LanguageOffer locale="fr" />)
  expect(screen.queryByRole('region')).toBeNull()
})

test('an offer goes when another language is chosen', async () => {
  renderUi(<LanguageOffer locale="fr" />)
  await act(() => chooseLocale('zh'))
  expect(screen.queryByRole('region')).toBeNull()
})
