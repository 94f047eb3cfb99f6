import { Visitor, parseAst } from 'vite'
import { isKnown, knownFeatures } from './feature-support.mjs'

/** The interfaces of the objects that are there under a name. Members of the window are names themselves. */
const OBJECTS = {
  document: ['Document', 'Node', 'EventTarget'],
  navigator: ['Navigator'],
  location: ['Location'],
  history: ['History'],
  performance: ['Performance', 'EventTarget'],
  crypto: ['Crypto'],
  screen: ['Screen'],
}
const WINDOWS = ['window', 'self', 'globalThis']

/** The length of a minified name. Only one feature has a name as short, `ML`. */
const LONGEST_VARIABLE = 3

/** The methods of all classes by name: which ones `value.toSorted()` may be. */
const methods = Map.groupBy(
  [...knownFeatures()].filter((key) =>
    /^(?:api|javascript\.builtins)\.(?:Intl\.)?[A-Z]\w*\.\w+$/.test(key),
  ),
  (key) => key.split('.').at(-1),
)

const ofGlobal = (name) => [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`]

function ofMember(object, name) {
  if (WINDOWS.includes(object)) return ofGlobal(name)
  const owners = OBJECTS[object] ?? [object]
  return owners.flatMap((owner) => [
    `javascript.builtins.${owner}.${name}`,
    `api.${owner}.${name}`,
    `api.${owner}.${name}_static`,
  ])
}

/** Whether the object is one of the platform's by its name, so the method cannot belong to another class. */
const isNamed = ({ object, property }) =>
  object.type === 'Identifier' && ofMember(object.name, property.name).some(isKnown)

const ofAttribute = (tag, name) => [
  `html.elements.${tag}.${name.toLowerCase()}`,
  `html.global_attributes.${name.toLowerCase()}`,
]

/** The text of 'a' and of `a`. */
const textOf = (node) =>
  node?.type === 'Literal'
    ? node.value
    : node?.type === 'TemplateLiteral'
      ? node.quasis[0].value.cooked
      : undefined

/**
 * The uses of the platform in a minified script; `typeof` and optional calls do not count. Each use is a list of the
 * features that it may be: without types, a method is known by its name alone.
 */
export function scriptFeatures(code) {
  const uses = []
  /** Identifiers that are the name of a property, or only an operand of `typeof`. */
  const labels = new Set()
  const use = (keys) => {
    const known = keys.filter(isKnown)
    if (known.length > 0) uses.push(known)
  }
  const label = ({ computed, key }) => {
    if (!computed) labels.add(key)
  }
  new Visitor({
    Property: label,
    MethodDefinition: label,
    PropertyDefinition: label,
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof') labels.add(argument)
    },
    Identifier(node) {
      if (!labels.has(node) && node.name.length > LONGEST_VARIABLE) use(ofGlobal(node.name))
    },
    MemberExpression({ computed, object, property }) {
      if (!computed) labels.add(property)
      const name = computed ? textOf(property) : property.name
      if (object.type === 'Identifier' && typeof name === 'string') use(ofMember(object.name, name))
    },
    CallExpression({ callee, optional, arguments: [first, second] }) {
      if (callee.type === 'MemberExpression' && !optional && !isNamed(callee))
        use(methods.get(callee.property.name) ?? [])
      const tag = textOf(first)
      if (second?.type !== 'ObjectExpression' || !isKnown(`html.elements.${tag}`)) return
      for (const { key } of second.properties) if (key?.name) use(ofAttribute(tag, key.name))
    },
  }).visit(parseAst(code))
  return uses
}
