import { copyText } from '@/browser/clipboard'
import { button, h } from '@mocks/panel/dom'
import type { CallDrift, DriftLog } from './drift-log'
import {
  callName,
  cellsOf,
  columns,
  counted,
  fieldCount,
  summaryOf,
  toMarkdown,
} from './drift-report'
import css from './panel.css?inline'

/** A button in the corner of the page, which opens the list of what is in the log. */
export function mountPanel(log: DriftLog): void {
  const host = h('aside', { lang: 'en', dir: 'ltr' })
  host.setAttribute('aria-label', 'Contract drift')
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(css)
  root.adoptedStyleSheets = [styles]
  // Keys pressed in the panel must not trigger shortcuts of the portal.
  for (const type of ['keydown', 'keyup', 'keypress'] as const)
    host.addEventListener(type, (event) => event.stopPropagation())

  const summary = h('p')
  const list = h('div', { className: 'list', tabIndex: 0 })
  list.setAttribute('role', 'region')
  list.setAttribute('aria-label', 'Fields by call')
  const result = h('output')
  const copy = button('Copy as Markdown', async () => {
    const isCopied = await copyText(toMarkdown(log.calls()))
    result.textContent = isCopied ? 'Copied.' : 'The browser refuses to copy.'
  })
  const clear = button('Clear', () => {
    log.clear()
    result.textContent = 'Cleared.'
  })
  const close = h('button', { type: 'button' }, 'Close')
  const dialog = h(
    'dialog',
    { onclose: () => (result.textContent = '') },
    h('h2', { id: 'title' }, 'Contract drift'),
    summary,
    h('div', { className: 'row' }, copy, clear, close, result),
    list,
  )
  dialog.setAttribute('aria-labelledby', 'title')
  close.addEventListener('click', () => dialog.close())
  const opener = button('', () => dialog.showModal())
  opener.className = 'opener'
  opener.setAttribute('aria-haspopup', 'dialog')

  const show = () => {
    const calls = log.calls()
    const count = fieldCount(calls)
    opener.textContent = `Drift: ${counted(count, 'field')}`
    opener.classList.toggle('found', count > 0)
    summary.textContent = summaryOf(calls)
    list.replaceChildren(...calls.filter(({ fields }) => fields.length > 0).map(callSection))
    list.hidden = count === 0
  }
  show()
  log.observe(show)
  root.append(opener, dialog)
  document.body.append(host)
}

function callSection(call: CallDrift): HTMLElement {
  const heads = columns.map((column) => h('th', { scope: 'col' }, column))
  const rows = call.fields.map((field) => {
    const [path = '', ...cells] = cellsOf(field, call)
    return h(
      'tr',
      { className: field.isFatal ? 'fatal' : '' },
      h('th', { scope: 'row' }, h('code', {}, path)),
      ...cells.map((cell) => h('td', {}, cell)),
    )
  })
  return h(
    'table',
    {},
    h('caption', {}, callName(call.operation)),
    h('thead', {}, h('tr', {}, ...heads)),
    h('tbody', {}, ...rows),
  )
}
