const TEXT_PARTS = new Set(['Trans', 'Plural', 'Select'])

/** Whether a node of the syntax is a translation, or a choice of which a branch is one. */
function isText(node) {
  switch (node?.type) {
    case 'JSXElement':
      return TEXT_PARTS.has(node.openingElement.name.name)
    case 'JSXExpressionContainer':
      return isText(node.expression)
    case 'TaggedTemplateExpression':
      return node.tag.name === 't'
    case 'CallExpression':
      return node.callee.name === 't'
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate)
    case 'LogicalExpression':
      return isText(node.right)
    default:
      return false
  }
}

const isSpace = (text) => typeof text === 'string' && /^\s+$/.test(text)

/** `{' '}`: a line break between two elements is no space. */
const isSpaceInJsx = (node) =>
  (node.type === 'JSXExpressionContainer' && isSpace(node.expression.value)) ||
  (node.type === 'JSXText' && isSpace(node.value) && !node.value.includes('\n'))

function hasJoinedChildren({ children }) {
  const kept = children.filter(
    (child) => child.type !== 'JSXText' || child.value.trim() || isSpaceInJsx(child),
  )
  return kept.some(
    (child, index) => isSpaceInJsx(child) && isText(kept[index - 1]) && isText(kept[index + 1]),
  )
}

/** Whether a node joins two translations by a space: Chinese and Japanese put none between sentences. */
export function joinsTexts(node) {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return hasJoinedChildren(node)
    case 'TemplateLiteral':
      return node.expressions.some(
        (expression, index) =>
          isText(expression) &&
          isText(node.expressions[index + 1]) &&
          isSpace(node.quasis[index + 1].value.raw),
      )
    case 'BinaryExpression':
      return (
        node.operator === '+' &&
        isText(node.right) &&
        node.left.operator === '+' &&
        isSpace(node.left.right.value) &&
        isText(node.left.left)
      )
    case 'CallExpression':
      return (
        node.callee.property?.name === 'join' &&
        isSpace(node.arguments[0]?.value) &&
        (node.callee.object.elements ?? []).filter(isText).length > 1
      )
    default:
      return false
  }
}
