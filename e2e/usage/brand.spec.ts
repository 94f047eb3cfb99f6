import { expect } from '@playwright/test'
import { brands, expectBrandOfVisitor, logoOf } from '../brands/brand'
import { banner, expectAccessible, expectPath, fillSignIn } from '../helpers'
import { HOME, LOGIN } from '../pages'
import { openAppearance, radio } from '../shell/shell'
import { personas } from '../../mocks/personas'
import { answerBefore, test, USAGE_BRAND } from './usage'

test('a brand is on the sign-in page and on the screens behind it, with a logo that its header color lets see', async ({
  page,
}) => {
  const brand = brands[USAGE_BRAND]
  const { email, password } = personas.client
  await answerBefore(page, 'denied')
  await page.goto(LOGIN)
  await expectBrandOfVisitor(page, brand)
  await expectAccessible(page, 'sign-in')
  await fillSignIn(page, email, password)
  await expectPath(page, HOME)
  await expect(page).toHaveTitle(new RegExp(brand.name))
  await expect(banner(page)).toContainText(brand.name)
  await expectAccessible(page, 'dashboard')

  const onLight = await logoOf(page, brand)
  const panel = await openAppearance(page)
  await radio(panel, 'Header color', 'Navy').check()
  expect(await logoOf(page, brand)).not.toBe(onLight)
  await radio(panel, 'Header color', 'Brand color').check()
  await expect(banner(page)).toHaveCSS('background-color', 'rgb(255, 212, 0)')
  expect(await logoOf(page, brand)).toBe(onLight)
})
