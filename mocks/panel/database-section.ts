import { control } from './control'
import { readCookie, writeCookie } from './cookie'
import { button, h, labelled, section } from './dom'
import type { Tell } from './notify'

/** Tokens, seeds, and which database answers this browser. */
export function databaseSection(tell: Tell, refresh: () => Promise<void>): HTMLElement {
  const name = h('input', {
    value: readCookie('mock_db'),
    placeholder: 'default',
    spellcheck: false,
  })
  const use = () => {
    const wanted = name.value.trim()
    writeCookie('mock_db', wanted, wanted === '' ? 0 : undefined)
    location.reload()
  }
  return section(
    'Backend',
    h(
      'div',
      { className: 'row' },
      button(
        'Expire token now',
        tell(async () => {
          await control.expire()
          return 'Every access token has expired'
        }),
      ),
      button(
        'Reset the database',
        tell(async () => {
          await control.reset()
          await refresh()
          return 'Back to the seeds, no faults'
        }),
      ),
    ),
    h('div', { className: 'row' }, labelled('Database', name), button('Use it', use)),
  )
}
