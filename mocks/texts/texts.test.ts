import { afterEach, expect, test } from 'vitest'
import { resetDatabase } from '@mocks/db'
import { personas } from '@mocks/personas'
import { callMock, hashedPassword, loginPaths, signIn } from '@mocks/test-client'
import { getRequestLanguage, textsByLanguage, type Language } from './lazy-text'

const languages = ['en', 'fr', 'zh', 'ja', 'ar'] as const satisfies Language[]

// The mock counts wrong passwords, and would otherwise reject the account's sign-ins in later tests.
afterEach(() => resetDatabase())

/** Returns a language's texts with their parameters filled in. */
function listTexts(language: Language): [name: string, text: string][] {
  const texts = textsByLanguage[language]
  return Object.entries({
    ...texts,
    atLeast: texts.atLeast(1),
    atMost: texts.atMost(100_000),
    between: texts.between(1, 31),
    maxCharacters: texts.maxCharacters(200),
    listMissing: texts.listMissing('UN'),
    imagesSubject: texts.imagesSubject('Claims', '2026-09-01', '2026-09-03'),
    transactionsSubject: texts.transactionsSubject('Claims', '2026-09-01', '2026-09-03'),
  })
}

test('contains each text in every language, with a final period only if English has one', () => {
  const english = listTexts('en')
  for (const language of languages) {
    const texts = new Map(listTexts(language))
    expect([...texts.keys()].toSorted()).toEqual(english.map(([name]) => name).toSorted())
    for (const [name, text] of english) {
      const translation = texts.get(name) ?? ''
      expect(translation.trim(), name).not.toBe('')
      expect(/[.。]$/.test(translation), `${language} ${name}`).toBe(text.endsWith('.'))
    }
  }
})

test('follows the spelling rules of each language', () => {
  const all = (language: Language) => listTexts(language).map(([, text]) => text)
  expect(all('en').filter((text) => /e-mail|\btrial|[’']/i.test(text))).toEqual([])
  expect(all('fr').filter((text) => /[^\u{A0}\u{202F}][:;?!»]|«[^\u{A0}]|'/u.test(text))).toEqual(
    [],
  )
  for (const language of ['zh', 'ja'] as const) {
    const withoutScript = (text: string) =>
      !/[\p{Script=Han}\p{Script=Kana}\p{Script=Hira}]/u.test(text)
    expect(
      all(language).filter((text) => withoutScript(text) || /[,;:?!]($|\D)/.test(text)),
    ).toEqual([])
  }
  expect(
    all('ar').filter((text) => !/\p{Script=Arab}/u.test(text) || /[٠-٩,;?](?!\d)/.test(text)),
  ).toEqual([])
})

test('uses the language from `lang`, and English for a missing or unknown value', () => {
  const of = (search: string) => getRequestLanguage(new URL(`http://portal.test/${search}`))
  expect(languages.map((lang) => of(`?lang=${lang}`))).toEqual(languages)
  for (const search of ['', '?lang=', '?lang=de', '?lang=toString']) expect(of(search)).toBe('en')
})

test.each(languages)('responds in %s and sets Content-Language', async (lang) => {
  const body = { email: personas.client.email, password: hashedPassword('wrong') }
  const response = await callMock(`${loginPaths.client}?lang=${lang}`, { body })
  expect(response.headers.get('content-language')).toBe(lang)
  expect(await response.json()).toEqual({ message: textsByLanguage[lang].wrongCredentials })
})

test('returns every kind of field error in the request language', async () => {
  const { token } = await signIn('admin')
  const getErrors = async (path: string, body: object) =>
    (await callMock(`${path}?lang=ja`, { realm: 'admin', body, token })).json()
  const { trueOrFalse, atMost, invalidValue, invalidFields } = textsByLanguage.ja
  const names = { first_name_value: 'Mona', second_name_value: 'Muna' }
  const body = { ...names, transliterate: 'x', cutoff_match_score: 2 }
  expect(await getErrors('v1/valify/name-match/', body)).toEqual({
    message: invalidFields,
    errors: { transliterate: [trueOrFalse], cutoff_match_score: [atMost(1)] },
  })
  const list = { page: 1, page_size: 10, search: 5 }
  expect(await getErrors('v1/accounts/users/', list)).toEqual({
    message: invalidFields,
    errors: { search: [invalidValue] },
  })
})

test('writes email subjects in the request language', async () => {
  const cookie = 'mock_db=subjects'
  const body = { email: personas.client.email }
  for (const lang of languages)
    await callMock(`v1/accounts/forgot-password/?lang=${lang}`, { body, cookie })
  const mail: unknown = await (await callMock('/__mock/mail', { cookie })).json()
  expect(mail).toMatchObject(
    languages.map((lang) => ({ subject: textsByLanguage[lang].resetSubject })),
  )
})

test('omits Content-Language for a fault with a custom message', async () => {
  const cookie = 'mock_db=faults-of-texts'
  const fault = { path: 'login', kind: 'error_code', code: 1 }
  const faults = [{ ...fault, message: 'Geht nicht' }, fault]
  await callMock('/__mock/faults', { body: faults, cookie })
  const getNextLanguage = async () =>
    (await callMock(`${loginPaths.client}?lang=fr`, { body: {}, cookie })).headers.get(
      'content-language',
    )
  expect(await getNextLanguage()).toBeNull()
  expect(await getNextLanguage()).toBe('fr')
})
