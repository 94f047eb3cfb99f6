import { personas } from '../../mocks/personas'
import { catalog } from '../i18n/catalog'
import { LOGIN, RETAIL_SESSIONS } from '../pages'
import { test } from './fixtures'
import { heading } from './helpers'
import { eventually } from './part'

test('signs a client in and opens a session in Arabic, right to left', async ({ tab }) => {
  const text = catalog('ar')
  const root = () =>
    tab.evaluate(() => {
      const { lang, dir, scrollWidth } = document.documentElement
      return { lang, dir, fits: scrollWidth <= innerWidth }
    })
  await tab.goto(LOGIN)
  await tab.role('combobox', 'Language').choose('العربية')
  await eventually(root).toEqual({ lang: 'ar', dir: 'rtl', fits: true })
  await tab.label(text('Email')).fill(personas.client.email)
  await tab.label(text('Password')).fill(personas.client.password)
  await tab.button(text('Sign in')).click()
  await heading(tab, text('Dashboard')).isShown()

  await tab.goto(RETAIL_SESSIONS)
  const rows = tab.role('table', text('Sessions')).role('rowheader').role('link')
  await rows.nth(0).click()
  await heading(tab, text('Timeline')).isShown()
  await eventually(root).toEqual({ lang: 'ar', dir: 'rtl', fits: true })
})
