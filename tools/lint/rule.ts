import { relative } from 'node:path'
import type { RuleTester } from 'oxlint/plugins-dev'

/** A lint rule. oxlint exports this type only through its rule tester. */
export type Rule = Parameters<RuleTester['run']>[1]
export type Context = Parameters<NonNullable<Rule['create']>>[0]
type Visitor = ReturnType<NonNullable<Rule['create']>>
/** A syntax tree node of the given type, or of any type by default. */
export type Node<Type extends string = string> = Parameters<NonNullable<Visitor[Type]>>[0]
/** A node or a comment that a rule can report. */
export type Place = NonNullable<Parameters<Context['report']>[0]['node']>

/** Returns a function that reports a node if it breaks the rule. */
export const getReporter =
  ({ report }: Context, message: string) =>
  (node: Place, isBroken: boolean) => {
    if (isBroken) report({ node, message })
  }

/** Returns the path of the linted file, relative to the project. */
export const getPath = ({ cwd, filename }: Context): string =>
  relative(cwd, filename).replaceAll('\\', '/')

/** Returns an identifier's name. */
export const getName = (node: object | null | undefined): string | undefined =>
  node && 'name' in node && typeof node.name === 'string' ? node.name : undefined

/** Returns a literal's text. */
export const getText = (node: object | null | undefined): string | undefined =>
  node && 'value' in node && typeof node.value === 'string' ? node.value : undefined

/** Visits all comments, and every string in tests because a table of cases may contain titles. */
export function visitProse(
  { filename, sourceCode }: Context,
  check: (node: Place, text: string, isTitle: boolean) => void,
): Visitor {
  return {
    Program() {
      for (const comment of sourceCode.getAllComments()) check(comment, comment.value, false)
    },
    ...(/\.(?:test|spec)\.tsx?$/.test(filename) && {
      Literal: (node) => check(node, getText(node) ?? '', true),
      TemplateLiteral: (node) => check(node, node.quasis[0]?.value.raw ?? '', true),
    }),
  }
}
