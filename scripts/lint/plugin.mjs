// The project's own rules, for what oxlint has no rule for.
import { relative } from 'node:path'
import { citationMessage, readIds, unknownCitations } from './citations.mjs'
import { brokenDirection } from './import-directions.mjs'

const importDirections = {
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/')
    const check = (node) => {
      const source = node.source?.value
      const names = (node.specifiers ?? []).map((specifier) => specifier.imported?.name)
      const message =
        typeof source === 'string' &&
        brokenDirection(path, source, { names, typesOnly: node.importKind === 'type' })
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

let ids

/** Comments everywhere, and texts in tests: a title may stand in a table of cases. */
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
    'known-citations': knownCitations,
  },
}
