import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { ADMIN_LOGIN, FORGOT_PASSWORD, HOME, LOGIN, SIGNUP } from '../pages'
import { test } from './fixtures'
import { eventually, type Evaluate } from './part'
import { expectPath } from './helpers'

const isReady = (evaluate: Evaluate) =>
  eventually(() => evaluate(() => document.querySelector('form[data-ready]') !== null)).toBe(true)

// A hydration warning fails the test like any other warning.
test('hydrates the prerendered screens without warnings', async ({ tab }) => {
  for (const path of [LOGIN, ADMIN_LOGIN, FORGOT_PASSWORD, SIGNUP]) {
    await tab.goto(path)
    const readScreenName = () => tab.evaluate(() => document.documentElement.dataset['screen'])
    expect(await readScreenName()).toBe(path)
    await isReady(tab.evaluate)
    // Only prerendered HTML contains these React comments.
    expect(await tab.evaluate(() => document.querySelector('main')?.innerHTML)).toContain(
      '<!--$-->',
    )
  }
})

test('J8 sends an early submit once, after the form script has loaded', async ({ tab, mock }) => {
  const { email, password } = personas.client
  await tab.goto(LOGIN)
  await isReady(tab.evaluate)
  // Simulates the form before its code has loaded, because the harness can't delay scripts.
  await tab.evaluate(() => document.querySelector('form')?.removeAttribute('data-ready'))
  await tab.label('Email').fill(email)
  await tab.label('Password').fill(`${password}\n`)
  await tab.button('Sign in').click()
  expect(await tab.path()).toBe(LOGIN)
  expect(await mock.log('login')).toEqual([])
  await tab.evaluate(() => document.querySelector('form')?.setAttribute('data-ready', 'true'))
  await expectPath(tab, HOME)
  expect(await mock.log('login')).toHaveLength(1)
})
