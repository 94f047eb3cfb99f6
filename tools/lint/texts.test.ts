import { RuleTester } from 'oxlint/plugins-dev'
import { expect, test } from 'vitest'
import { noJoinedTexts } from './texts.ts'

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } })

test.each([
  ['a fragment', `<><Trans>One.</Trans>{' '}<Trans>Two.</Trans></>`],
  ['separate lines', `<p>\n<Trans>One.</Trans>{' '}\n<Plural value={n} other="#" />\n</p>`],
  ['conditional texts', `<p>{a ? <Trans>One.</Trans> : <b />}{' '}{b && <Trans>Two.</Trans>}</p>`],
  ['text expressions', '<p>{t`One.`} {t`Two.`}</p>'],
  ['a template literal', '`${t`One.`} ${t({ message: "Two." })}`'],
  ['a concatenation', "t`One.` + ' ' + t`Two.`"],
  ['a list', "[t`One.`, t`Two.`].join(' ')"],
])('rejects a space between two texts in %s', (title, code) => {
  const cases = { valid: [], invalid: [{ code, errors: 1 }] }
  expect(() => tester.run(title, noJoinedTexts, cases)).not.toThrow()
})

test.each([
  ['one text with an element', `<Trans>One. <b>Two.</b></Trans>`],
  ['a text and a value', `<p><Trans>One</Trans>{' '}<b>{value}</b></p>`],
  ['texts on two lines', `<p>\n<Trans>One.</Trans>\n<Trans>Two.</Trans>\n</p>`],
  ['a text and a number', '`${t`One`} ${count}`'],
  ['an array joined by a separator', "[t`One`, t`Two`].join(' · ')"],
  ['the joinSentences helper', 'joinSentences([t`One.`, t`Two.`], locale)'],
])('accepts %s', (title, code) => {
  expect(() => tester.run(title, noJoinedTexts, { valid: [code], invalid: [] })).not.toThrow()
})
