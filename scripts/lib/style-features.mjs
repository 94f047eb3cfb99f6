import { parse } from 'postcss'
import { isKnown, knownFeatures } from './feature-support.mjs'

/** Functions and units by name: `css.types.color.oklch` is `oklch`. */
const types = Map.groupBy(
  [...knownFeatures()].filter((key) => /^css\.types\.(?:[\w-]+\.)?[\w-]+$/.test(key)),
  (key) => key.split('.').at(-1),
)

const isGuarded = (node) =>
  node.parent !== undefined &&
  ((node.parent.type === 'atrule' && node.parent.name === 'supports') || isGuarded(node.parent))

/** Whether the rule has the same declaration with a prefix, for the browsers that support only that. */
const hasTwin = ({ parent, prop, value }) =>
  parent.nodes.some(
    (other) =>
      other.prop === `-webkit-${prop}` ||
      (other.prop === prop && other.value === `-webkit-${value}`),
  )

function ofDeclaration(declaration) {
  const { prop, value } = declaration
  if (prop.startsWith('--') || hasTwin(declaration)) return []
  const words = value.match(/[a-z][-\w]*\(?/gi) ?? []
  const units = [...value.matchAll(/\d([a-z]+)\b/gi)].map(([, unit]) => unit)
  return [
    [`css.properties.${prop}`],
    ...words.map((word) => [`css.properties.${prop}.${word.replace('(', '')}`]),
    ...[
      ...words.filter((word) => word.endsWith('(')).map((word) => word.slice(0, -1)),
      ...units,
    ].map((name) => types.get(name) ?? []),
  ]
}

const ofAtRule = ({ name, params }) => [
  [`css.at-rules.${name}`],
  ...(params.match(/[-a-z]+/gi) ?? []).map((word) => [`css.at-rules.${name}.${word}`]),
]

const ofRule = ({ selector, parent }) => [
  ...(selector.match(/:[-a-z]+/gi) ?? []).map((name) => [`css.selectors.${name.slice(1)}`]),
  ...(parent.type === 'rule' ? [['css.selectors.nesting']] : []),
]

/** The uses of features in a style sheet outside `@supports`, each as a list of the features that it may be. */
export function styleFeatures(code) {
  const uses = []
  parse(code).walk((node) => {
    if (isGuarded(node)) return
    if (node.type === 'decl') uses.push(...ofDeclaration(node))
    if (node.type === 'atrule') uses.push(...ofAtRule(node))
    if (node.type === 'rule') uses.push(...ofRule(node))
  })
  return uses.map((keys) => keys.filter(isKnown)).filter((keys) => keys.length > 0)
}
