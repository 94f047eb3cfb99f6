import { parseSync } from '@babel/core'
import { expect, test } from 'vitest'
import { joinsTexts } from './joined-texts.mjs'

/** How many nodes of the code join two texts. */
function count(code) {
  const options = { configFile: false, parserOpts: { plugins: ['jsx', 'estree'] } }
  const found = []
  const walk = (node) => {
    if (Array.isArray(node)) node.forEach(walk)
    else if (typeof node?.type === 'string') {
      if (joinsTexts(node)) found.push(node)
      for (const [key, value] of Object.entries(node)) if (key !== 'loc') walk(value)
    }
  }
  walk(parseSync(code, options).program)
  return found.length
}

test.each([
  ['two parts in a fragment', `<><Trans>One.</Trans>{' '}<Trans>Two.</Trans></>`],
  ['on lines of their own', `<p>\n<Trans>One.</Trans>{' '}\n<Plural value={n} other="#" />\n</p>`],
  ['a choice', `<p>{a ? <Trans>One.</Trans> : <b />}{' '}{b && <Trans>Two.</Trans>}</p>`],
  ['texts as expressions', '<p>{t`One.`} {t`Two.`}</p>'],
  ['a template', '`${t`One.`} ${t({ message: "Two." })}`'],
  ['a sum', "t`One.` + ' ' + t`Two.`"],
  ['a list', "[t`One.`, t`Two.`].join(' ')"],
])('a space between two texts is found in %s', (_what, code) => {
  expect(count(code)).toBe(1)
})

test.each([
  ['one text with a part', `<Trans>One. <b>Two.</b></Trans>`],
  ['a text and a value', `<p><Trans>One</Trans>{' '}<b>{value}</b></p>`],
  ['texts on two lines', `<p>\n<Trans>One.</Trans>\n<Trans>Two.</Trans>\n</p>`],
  ['a text and a number', '`${t`One`} ${count}`'],
  ['a list with a mark', "[t`One`, t`Two`].join(' · ')"],
  ['the helper', 'joinSentences([t`One.`, t`Two.`], locale)'],
])('%s is no problem', (_what, code) => {
  expect(count(code)).toBe(0)
})
