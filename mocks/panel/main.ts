import { conditionsSection } from './conditions-section'
import { control } from './control'
import { readCookie, writeCookie } from './cookie'
import { databaseSection } from './database-section'
import { button, h } from './dom'
import { faultsSection } from './faults-section'
import { logSection } from './log-section'
import css from './panel.css?inline'
import { mailSection } from './mail-section'
import { personaSection } from './persona-section'
import { finishSignIn } from './sign-in'
import { tellIn } from './notify'

/** Whether the panel is asked for, and open, is all it remembers. */
const remembered = 'mock_panel'

const personas = await control.personas()
if (!document.body) {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}
mount()
await finishSignIn(personas)

function mount(): void {
  const host = h('aside', { ariaLabel: 'Mock backend' })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  // What is typed here is no shortcut of the portal.
  for (const type of ['keydown', 'keyup', 'keypress'] as const) {
    host.addEventListener(type, (event) => event.stopPropagation())
  }

  const output = h('output')
  const tell = tellIn(output)
  const faults = faultsSection(tell)
  const conditions = conditionsSection(tell)
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
    databaseSection(tell, refresh),
    log.element,
  )
  const toggle = button('Mock backend', () => {
    open(body.hidden !== false)
    writeCookie(remembered, body.hidden === false ? 'open' : 'closed')
  })
  toggle.setAttribute('aria-controls', 'body')
  toggle.className = 'toggle'

  let watching: ReturnType<typeof setInterval> | undefined
  const open = (isOpen: boolean) => {
    body.hidden = !isOpen
    output.hidden = !isOpen
    toggle.ariaExpanded = String(isOpen)
    clearInterval(watching)
    if (!isOpen) return
    void tell(async () => {
      await refresh()
      return ''
    })()
    watching = setInterval(() => {
      if (document.visibilityState === 'visible')
        void Promise.all([log.refresh(), mail.refresh(), faults.refresh()])
    }, 2000)
  }
  host.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || body.hidden) return
    toggle.click()
    toggle.focus()
  })
  open(readCookie(remembered) === 'open')
  root.append(h('div', { className: 'panel', dir: 'ltr' }, body, output, toggle))
  document.body.append(host)
}
