// Checks that every visible text is translatable, and that no two translations are joined.
import { getName, getReporter, getText, type Node, type Rule } from './rule.ts'

type Child = Node<'JSXElement'>['children'][number]

const TEXT_PARTS = ['Trans', 'Plural', 'Select']
/**
 * Elements that may contain literal text. Code and keys are the same in every language, and text parts are translated.
 */
const NOT_TRANSLATED = new Set<string | undefined>(['code', 'kbd', 'samp', ...TEXT_PARTS])
/** Attributes that users see or hear. */
const SPOKEN =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|description|label|note|placeholder|summary|title)$/
const WORD = /\p{L}{2}/u

const hasWord = (text: string | undefined) => text !== undefined && WORD.test(text)
const isSpoken = ({ name }: Node<'JSXAttribute'>) => SPOKEN.test(getName(name) ?? '')
const isEnglish = (item: Node<'JSXOpeningElement'>['attributes'][number]) =>
  item.type === 'JSXAttribute' && getName(item.name) === 'lang' && getText(item.value) === 'en'

/** Whether the node is inside code, a translation or an element marked as English. */
function isExempt({ parent }: Node): boolean {
  if (!parent) return false
  if (parent.type === 'JSXElement') {
    const { name, attributes } = parent.openingElement
    if (NOT_TRANSLATED.has(getName(name)) || (getName(name) && attributes.some(isEnglish)))
      return true
  }
  return isExempt(parent)
}

export const noLiteralText: Rule = {
  create(context) {
    const path = context.filename.replaceAll('\\', '/')
    // Only the portal's developers read the examples.
    if (!/\/src\/.*\.tsx$/.test(path) || path.includes('/examples/')) return {}
    const check = getReporter(context, 'Every visible text is in the catalog: use <Trans> or t.')
    return {
      JSXText: (node) => check(node, hasWord(node.value) && !isExempt(node)),
      JSXExpressionContainer(node) {
        const { expression, parent } = node
        const text =
          expression.type === 'TemplateLiteral'
            ? expression.quasis.map(({ value }) => value.raw).join(' ')
            : getText(expression)
        const isVisible =
          parent.type === 'JSXElement' || (parent.type === 'JSXAttribute' && isSpoken(parent))
        check(node, isVisible && hasWord(text) && !isExempt(node))
      },
      JSXAttribute: (node) => check(node, isSpoken(node) && hasWord(getText(node.value))),
    }
  },
}

/** Whether a node is a translation, or a condition with a translation in a branch. */
function isText(node: Node | null | undefined): boolean {
  switch (node?.type) {
    case 'JSXElement':
      return TEXT_PARTS.includes(getName(node.openingElement.name) ?? '')
    case 'JSXExpressionContainer':
      return isText(node.expression)
    case 'TaggedTemplateExpression':
      return getName(node.tag) === 't'
    case 'CallExpression':
      return getName(node.callee) === 't'
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate)
    case 'LogicalExpression':
      return isText(node.right)
    default:
      return false
  }
}

const isSpace = (text: string | undefined) => text !== undefined && /^\s+$/.test(text)

/** Whether a child is `{' '}` or a space within a line. A line break between elements isn't a space. */
const isSpaceInJsx = (node: Child) =>
  node.type === 'JSXText'
    ? isSpace(node.value) && !node.value.includes('\n')
    : node.type === 'JSXExpressionContainer' && isSpace(getText(node.expression))

function hasJoinedChildren(children: readonly Child[]) {
  const visibleChildren = children.filter(
    (child) => child.type !== 'JSXText' || child.value.trim() || isSpaceInJsx(child),
  )
  return visibleChildren.some(
    (child, index) =>
      isSpaceInJsx(child) &&
      isText(visibleChildren[index - 1]) &&
      isText(visibleChildren[index + 1]),
  )
}

/** Forbids a space between two translations, because Chinese and Japanese don't have spaces between sentences. */
export const noJoinedTexts: Rule = {
  create(context) {
    const message =
      'A space joins two texts, and Chinese and Japanese have none there: use joinSentences, or one text.'
    const check = getReporter(context, message)
    return {
      JSXElement: (node) => check(node, hasJoinedChildren(node.children)),
      JSXFragment: (node) => check(node, hasJoinedChildren(node.children)),
      TemplateLiteral(node) {
        const { expressions, quasis } = node
        const isJoined = expressions.some(
          (expression, index) =>
            isText(expression) &&
            isText(expressions[index + 1]) &&
            isSpace(quasis[index + 1]?.value.raw),
        )
        check(node, isJoined)
      },
      BinaryExpression(node) {
        const { left, operator, right } = node
        if (operator !== '+' || left.type !== 'BinaryExpression' || left.operator !== '+') return
        check(node, isText(right) && isSpace(getText(left.right)) && isText(left.left))
      },
      CallExpression(node) {
        const { callee } = node
        if (!('property' in callee && 'object' in callee && 'elements' in callee.object)) return
        const isJoin = getName(callee.property) === 'join' && isSpace(getText(node.arguments[0]))
        check(node, isJoin && callee.object.elements.filter(isText).length > 1)
      },
    }
  },
}
