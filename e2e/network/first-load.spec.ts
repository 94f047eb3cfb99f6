import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { HOME, LOGIN } from '../pages'

const namedPattern = /\/assets\/[\w.-]+\.(?:js|css)/g
const importedPattern = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g

test('lists every file that the sign-in scripts import in the page', async ({ request }) => {
  const getText = async (path: string) => (await request.get(path)).text()
  const files = new Set((await getText(LOGIN)).match(namedPattern))
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  expect(scripts).toContainEqual(expect.stringContaining('/login-screen-'))
  const texts = await Promise.all(scripts.map(getText))
  const neededFiles = texts.flatMap((text) =>
    Array.from(text.matchAll(importedPattern), ([, name]) => `/assets/${name}`),
  )
  expect(neededFiles).toContainEqual(expect.stringContaining('/index-'))
  expect(neededFiles.filter((file) => !files.has(file))).toEqual([])
})

test('declares the cascade layers before the page loads the stylesheets of its screen', async ({
  request,
}) => {
  const html = await (await request.get(HOME)).text()
  const [layers, table] = [html.indexOf('@layer'), html.indexOf('"files":[')]
  expect(layers).toBeGreaterThan(0)
  expect(table).toBeGreaterThan(layers)
})
