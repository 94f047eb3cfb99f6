import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { languageTag, locales } from '@/lib/locales'
import { languages as portalLanguages } from '@/ui/shell/language/languages'

const read = (file: string) =>
  new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html')
const script = read('index.html').querySelector('script')?.textContent ?? ''
const notices = read('public/unsupported-browser.html')

const current = { Uint8Array: { fromBase64: () => {} } }

type Person = { layout?: string; languages?: readonly string[]; language?: string }

/** Runs the inline script of index.html in a browser that has these global objects. */
function openPage(objects: object, { layout = '{}', ...navigator }: Person = {}) {
  const document = read('index.html')
  class XMLHttpRequest {
    response = notices
    onload = () => {}
    open() {}
    send() {
      this.onload()
    }
  }
  runInNewContext(script, {
    document,
    navigator,
    XMLHttpRequest,
    location: { pathname: '/auth/login' },
    localStorage: { getItem: (key: string) => (key === 'layout' ? layout : null) },
    Uint8Array: undefined,
    ...objects,
  })
  // The event fires while the page is being parsed, and again after the page has loaded.
  for (let change = 0; change < 2; change += 1)
    document.onreadystatechange?.(new Event('readystatechange'))
  const { lang, dir } = document.documentElement
  const headings = Array.from(document.querySelectorAll('h1'), (heading) => heading.textContent)
  return { hasRoot: document.getElementById('root') !== null, headings, lang, dir }
}

test("keeps the portal's root element in a current browser", () => {
  const page = { hasRoot: true, headings: [], lang: 'en', dir: 'ltr' }
  expect(openPage(current, { languages: ['fr'] })).toEqual(page)
})

test.each([
  ['none of the objects, as in Internet Explorer', {}],
  ['no Uint8Array.fromBase64', { ...current, Uint8Array: {} }],
])('shows the notice in a browser with %s', (_name, objects) => {
  const headings = ['This browser is too old for the portal']
  expect(openPage(objects)).toEqual({ hasRoot: false, headings, lang: 'en', dir: 'ltr' })
})

test.each<[string, Person]>([
  ['fr', { languages: ['fr-CA', 'en'] }],
  ['ja', { languages: ['de', 'ja'] }],
  ['zh-Hans', { language: 'zh-TW' }],
  ['ar', { layout: '{"locale":"ar"}', languages: ['fr'] }],
  ['en', { layout: '{"locale":"xx"}', languages: ['de'] }],
  ['en', { layout: '{', languages: [] }],
])('shows the notice in %s for a user with %j', (lang, person) => {
  expect(openPage({}, person).lang).toBe(lang)
})

test.each(locales)('shows the notice text in %s', (locale) => {
  const { direction } = portalLanguages[locale]
  const headings = [notices.querySelector(`#${locale} h1`)?.textContent]
  const page = openPage({}, { layout: JSON.stringify({ locale }) })
  expect(page).toEqual({ hasRoot: false, headings, lang: languageTag(locale), dir: direction })
})

const otherLocales = locales.filter((locale) => locale !== 'en')
test.each(otherLocales)('contains a sentence in %s for browsers without JavaScript', (locale) => {
  const { direction } = portalLanguages[locale]
  const tag = languageTag(locale)
  const attributes = direction === 'rtl' ? `lang="${tag}" dir="rtl"` : `lang="${tag}"`
  expect(readFileSync('index.html', 'utf8')).toContain(`<p ${attributes}>`)
})

test('keeps the inline script parseable as ES5', () => {
  expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow()
})
