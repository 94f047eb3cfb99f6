import { conditionsSection } from './conditions-section'
import { controlCalls } from './control-calls'
import { readCookie, writeCookie } from './cookie'
import { databaseSection } from './database-section'
import { button, h } from './dom'
import { faultsSection } from './faults-section'
import { logSection } from './log-section'
import { mailSection } from './mail-section'
import css from './panel.css?inline'
import { personaSection } from './persona-section'
import { reportIn } from './report'
import { finishSignIn } from './sign-in'

/** Cookie that stores whether the panel is visible and whether it is open. */
const panelCookie = 'mock_panel'

const personas = await controlCalls.personas()
if (!document.body) {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}
// In an iframe, the panel would cover the content.
if (window === window.top) mount()
await finishSignIn(personas)

function mount(): void {
  const host = h('aside', { ariaLabel: 'Mock backend' })
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(css)
  root.adoptedStyleSheets = [styles]
  // Keys pressed in the panel must not trigger the portal's shortcuts.
  for (const type of ['keydown', 'keyup', 'keypress'] as const) {
    host.addEventListener(type, (event) => event.stopPropagation())
  }

  const output = h('output')
  const report = reportIn(output)
  const faults = faultsSection(report)
  const conditions = conditionsSection(report)
  const log = logSection()
  const mail = mailSection()
  const refresh = async () => {
    await Promise.all([faults.refresh(), conditions.refresh(), mail.refresh(), log.refresh()])
  }
  const body = h(
    'div',
    { id: 'body', className: 'body' },
    personaSection(personas),
    mail.element,
    faults.element,
    conditions.element,
    databaseSection(report, refresh),
    log.element,
  )
  const toggle = button('Mock backend', () => {
    setOpen(body.hidden !== false)
    writeCookie(panelCookie, body.hidden === false ? 'open' : 'closed')
  })
  toggle.setAttribute('aria-controls', 'body')
  toggle.className = 'toggle'

  let refreshTimer: ReturnType<typeof setInterval> | undefined
  const setOpen = (isOpen: boolean) => {
    body.hidden = !isOpen
    output.hidden = !isOpen
    toggle.ariaExpanded = String(isOpen)
    clearInterval(refreshTimer)
    if (!isOpen) return
    void report(async () => {
      await refresh()
      return ''
    })()
    refreshTimer = setInterval(() => {
      if (document.visibilityState === 'visible')
        void Promise.all([log.refresh(), mail.refresh(), faults.refresh()])
    }, 2000)
  }
  host.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || body.hidden) return
    toggle.click()
    toggle.focus()
  })
  setOpen(readCookie(panelCookie) === 'open')
  root.append(h('div', { className: 'panel', dir: 'ltr', lang: 'en' }, body, output, toggle))
  document.body.append(host)
}
