// The project's own lint rules.
import { knownCitations } from './citations.ts'
import { noReexport, uniqueExports } from './exported-names.ts'
import { importDirections } from './import-directions.ts'
import {
  getName,
  getPath,
  getReporter,
  getText,
  visitProse,
  type Place,
  type Rule,
} from './rule.ts'
import { noJoinedTexts, noLiteralText } from './texts.ts'

/**
 * Mantine's style props. If a prop's value is an object with values per screen width, the component writes a style
 * element at run time.
 */
const STYLE_PROPS = new Set(
  (
    'm my mx mt mb ml mr ms me mis mie p py px pt pb pl pr ps pe pis pie bd bdrs bg c opacity ff fz fw lts ta lh fs tt ' +
    'td w miw maw h mih mah bgsz bgp bgr bga pos top left bottom right inset display flex'
  ).split(' '),
)

const noRuntimeStyles: Rule = {
  create(context) {
    const message = 'It writes a style element while it runs: say it in a module of CSS.'
    const check = getReporter(context, message)
    return {
      JSXOpeningElement({ name: element, attributes }) {
        if (!/^[A-Z]/.test(getName(element) ?? '')) return
        for (const node of attributes) {
          if (node.type !== 'JSXAttribute') continue
          const name = getName(node.name) ?? ''
          const isObject =
            node.value?.type === 'JSXExpressionContainer' &&
            node.value.expression.type === 'ObjectExpression'
          check(node, (STYLE_PROPS.has(name) && isObject) || /^(?:hidden|visible)From$/.test(name))
        }
      },
    }
  },
}

const LOOKUPS = /^(?:querySelector(?:All)?|closest|getElement(?:ById|sBy\w+)|activeElement)$/

/** Allows DOM lookups only in src/browser/dom-lookups.ts. That module gives a reason for each kind of lookup. */
const noDomLookups: Rule = {
  create(context) {
    const path = getPath(context)
    if (!/^src\/(?!test\/|browser\/dom-lookups\.ts$)/.test(path) || /\.test\.tsx?$/.test(path))
      return {}
    const message =
      'Use a ref or state. What only the page knows is asked in src/browser/dom-lookups.ts, with the reason.'
    const check = getReporter(context, message)
    const checkName = (node: Place, name = '') => check(node, LOOKUPS.test(name))
    return {
      MemberExpression: (node) => checkName(node, getName(node.property) ?? getText(node.property)),
      ObjectPattern(node) {
        for (const each of node.properties) if ('key' in each) checkName(each, getName(each.key))
      },
      Literal: (node) => check(node, /\[data-/.test(String(node.value))),
      TemplateElement: (node) => check(node, /\[data-/.test(node.value.raw)),
      CallExpression(node) {
        const method = 'property' in node.callee ? getName(node.callee.property) : undefined
        const isData = getText(node.arguments[0])?.startsWith('data-') ?? false
        check(node, isData && /^(?:has|get)Attribute$/.test(method ?? ''))
      },
    }
  },
}

const STIFF_PHRASE = /\b(?:(?:that|those) of|(?<!instead )of (?:its|their|your|our|my) own)\b/i

/** Rejects two stiff phrases in comments and test titles. */
const noStiffPhrases: Rule = {
  create(context) {
    const message =
      'Repeat the noun instead of "that of", and write "own" or "separate" instead of "of its own".'
    const check = getReporter(context, message)
    return visitProse(context, (node, text) => check(node, STIFF_PHRASE.test(text)))
  },
}

export default {
  meta: { name: 'portal' },
  rules: {
    'import-directions': importDirections,
    'no-reexport': noReexport,
    'unique-exports': uniqueExports,
    'known-citations': knownCitations,
    'no-literal-text': noLiteralText,
    'no-joined-texts': noJoinedTexts,
    'no-runtime-styles': noRuntimeStyles,
    'no-dom-lookups': noDomLookups,
    'no-stiff-phrases': noStiffPhrases,
  },
}
