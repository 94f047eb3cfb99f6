import { parseSync } from '@babel/core'

/** Parses TypeScript. The positions of its nodes are those of the text. */
export const parse = (source, file) =>
  parseSync(source, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript'] },
  })

export const isFunction = (node) =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration', 'ObjectMethod'].includes(
    node.type,
  )

/** Nothing of what these nodes hold is there at run time. */
export const isOfTypes = (path) =>
  (path.node.type.startsWith('TS') &&
    !/^TS(As|Satisfies|NonNull)\w*Expression$/.test(path.node.type)) ||
  path.node.declare === true ||
  path.isImportDeclaration() ||
  path.isExportAllDeclaration()
