// The project's own rules, for what oxlint has no rule for.
import { relative } from 'node:path'
import { citationMessage, readIds, unknownCitations } from './citations.mjs'
import { duplicateExport, readExports } from './exported-names.mjs'
import { brokenDirection } from './import-directions.mjs'
import { joinsTexts } from './joined-texts.mjs'

const importDirections = {
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/')
    const check = (node) => {
      const source = node.source?.value
      const names = (node.specifiers ?? []).map((specifier) => specifier.imported?.name)
      const message = typeof source === 'string' && brokenDirection(path, source, { names })
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

const noReexport = {
  create(context) {
    const check = (node) => {
      if (!node.source) return
      const message = 'No barrels: import from the file that defines it instead of passing it on.'
      context.report({ node, message })
    }
    return { ExportAllDeclaration: check, ExportNamedDeclaration: check }
  },
}

let exported

const uniqueExports = {
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/')
    if (!/^(?:src|mocks)\//.test(path)) return {}
    exported ??= readExports(context.cwd)
    return {
      ExportNamedDeclaration({ declaration }) {
        const declared = declaration?.declarations ?? [declaration]
        for (const node of declared) {
          const message = node?.id?.name && duplicateExport(path, node.id.name, exported)
          if (message) context.report({ node: node.id, message })
        }
      },
    }
  },
}

/** Attributes that people see or hear. */
const SPOKEN =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|description|label|note|placeholder|summary|title)$/
const WORD = /\p{L}{2}/u
/** Code and keys are the same in every language, and what is marked as English stays so. */
const NOT_TRANSLATED = new Set(['code', 'kbd', 'samp', 'Trans', 'Plural', 'Select'])

const noLiteralText = {
  create(context) {
    const path = context.filename.replaceAll('\\', '/')
    // The texts of examples are for the people who build the portal.
    if (!/\/src\/.*\.tsx$/.test(path) || path.includes('/examples/')) return {}
    const message = 'Every visible text is in the catalogue: use <Trans> or t.'
    const isTranslated = (node) => {
      for (let up = node.parent; up; up = up.parent) {
        const name = up.type === 'JSXElement' && up.openingElement.name.name
        if (!name) continue
        const isEnglish = up.openingElement.attributes.some(
          ({ name: attribute, value }) => attribute?.name === 'lang' && value?.value === 'en',
        )
        if (isEnglish || NOT_TRANSLATED.has(name)) return true
      }
      return false
    }
    return {
      JSXText(node) {
        if (WORD.test(node.value) && !isTranslated(node)) context.report({ node, message })
      },
      JSXExpressionContainer(node) {
        const { expression, parent } = node
        const text =
          expression.type === 'TemplateLiteral'
            ? expression.quasis.map(({ value }) => value.raw).join(' ')
            : expression.value
        const isText =
          parent.type === 'JSXElement' ||
          (parent.type === 'JSXAttribute' && SPOKEN.test(parent.name.name))
        if (isText && typeof text === 'string' && WORD.test(text) && !isTranslated(node))
          context.report({ node, message })
      },
      JSXAttribute(node) {
        const isText = SPOKEN.test(node.name.name) && typeof node.value?.value === 'string'
        if (isText && WORD.test(node.value.value)) context.report({ node, message })
      },
    }
  },
}

const noJoinedTexts = {
  create(context) {
    const message =
      'A space joins two texts, and Chinese and Japanese have none there: use joinSentences, or one text.'
    const check = (node) => {
      if (joinsTexts(node)) context.report({ node, message })
    }
    return {
      JSXElement: check,
      JSXFragment: check,
      TemplateLiteral: check,
      BinaryExpression: check,
      CallExpression: check,
    }
  },
}

/** Mantine's props of style. With an object, one value per width, a part writes a style element while it runs. */
const STYLE_PROPS = new Set(
  (
    'm my mx mt mb ml mr ms me mis mie p py px pt pb pl pr ps pe pis pie bd bdrs bg c opacity ff fz fw lts ta lh fs tt ' +
    'td w miw maw h mih mah bgsz bgp bgr bga pos top left bottom right inset display flex'
  ).split(' '),
)

const noRuntimeStyles = {
  create(context) {
    const message = 'It writes a style element while it runs: say it in a module of CSS.'
    return {
      JSXAttribute(node) {
        const { name } = node.name
        const isPart = /^[A-Z]/.test(node.parent.name.name ?? '')
        const isByWidth =
          STYLE_PROPS.has(name) && node.value?.expression?.type === 'ObjectExpression'
        if (isPart && (isByWidth || name === 'hiddenFrom' || name === 'visibleFrom'))
          context.report({ node, message })
      },
    }
  },
}

const LOOK_UPS = /^(?:querySelector(?:All)?|closest|getElement(?:ById|sBy\w+)|activeElement)$/

/** Allows look-ups in the page in one module only, which gives the reason for each kind. */
const noDomLookups = {
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/')
    if (
      !path.startsWith('src/') ||
      /^src\/test\/|\.test\.tsx?$|^src\/browser\/dom-lookups\.ts$/.test(path)
    )
      return {}
    const message =
      'Use a ref or state. What only the page knows is asked in src/browser/dom-lookups.ts, with the reason.'
    const check = (node, name) => {
      if (typeof name === 'string' && LOOK_UPS.test(name)) context.report({ node, message })
    }
    const checkText = (node, text) => {
      if (/\[data-/.test(text)) context.report({ node, message })
    }
    return {
      MemberExpression: (node) => check(node, node.property.name ?? node.property.value),
      ObjectPattern: (node) => node.properties.forEach((each) => check(each, each.key?.name)),
      Literal: (node) => checkText(node, String(node.value)),
      TemplateElement: (node) => checkText(node, node.value.raw),
      CallExpression(node) {
        const [name] = node.arguments
        if (
          /^(?:has|get)Attribute$/.test(node.callee.property?.name) &&
          String(name?.value).startsWith('data-')
        )
          context.report({ node, message })
      },
    }
  },
}

let ids

/** Checks comments everywhere, and texts in tests: a title may be part of a table of cases. */
const knownCitations = {
  create(context) {
    ids ??= readIds(context.cwd)
    const isTest = /\.(?:test|spec)\.tsx?$/.test(context.filename)
    const check = (node, text, isTitle) => {
      for (const id of unknownCitations(text, ids, isTitle))
        context.report({ node, message: citationMessage(id) })
    }
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value)
      },
      Literal(node) {
        if (isTest && typeof node.value === 'string') check(node, node.value, true)
      },
      TemplateLiteral(node) {
        if (isTest) check(node, node.quasis[0]?.value.raw ?? '', true)
      },
    }
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
  },
}
