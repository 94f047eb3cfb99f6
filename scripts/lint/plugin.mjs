// The project's own rules, for what oxlint has no rule for.
import { relative } from 'node:path'
import { brokenDirection } from './import-directions.mjs'

const importDirections = {
  create(context) {
    const path = relative(context.cwd, context.filename).replaceAll('\\', '/')
    const check = (node) => {
      const source = node.source?.value
      const names = (node.specifiers ?? []).map((specifier) => specifier.imported?.name)
      const message = typeof source === 'string' && brokenDirection(path, source, names)
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

export default {
  meta: { name: 'portal' },
  rules: { 'import-directions': importDirections, 'no-reexport': noReexport },
}
