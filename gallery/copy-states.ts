const PSEUDO_CLASS = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g

const done = new WeakSet<CSSStyleSheet>()

/** Copies each rule of a hovered, pressed or focused control for what is inside <State>, from all sheets of the page. */
export function copyStates(): void {
  for (const sheet of document.styleSheets) {
    if (done.has(sheet)) continue
    done.add(sheet)
    copyRules(sheet)
  }
}

function copyRules(parent: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): void {
  // From the end, because each copy comes right after its rule.
  for (const [index, rule] of [...[...parent.cssRules].entries()].toReversed()) {
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) copyRules(rule)
    if (!(rule instanceof CSSStyleRule)) continue
    const copied = rule.selectorText.replace(PSEUDO_CLASS, (_, name: string) => inState(name))
    if (copied !== rule.selectorText)
      parent.insertRule(`${copied}${rule.cssText.slice(rule.selectorText.length)}`, index + 1)
  }
}

function inState(pseudoClass: string): string {
  const [state = ''] = pseudoClass.split('-')
  const isOfControl = pseudoClass === 'focus' || pseudoClass === 'focus-visible'
  const within = isOfControl ? ':is(a, button, input, select, textarea, summary, [tabindex])' : '*'
  return `:is([data-state='${state}'] ${within})`
}
