import { controlCalls } from './control-calls'
import { readCookie, writeCookie } from './cookie'
import { button, h, labelField, section } from './dom'
import type { Report } from './report'

/** Renders controls that expire tokens, reset the database, and choose this browser's database. */
export function databaseSection(report: Report, refresh: () => Promise<void>): HTMLElement {
  const name = h('input', {
    value: readCookie('mock_db'),
    placeholder: 'default',
    spellcheck: false,
  })
  const use = () => {
    const databaseName = name.value.trim()
    writeCookie('mock_db', databaseName, databaseName === '' ? 0 : undefined)
    location.reload()
  }
  return section(
    'Backend',
    h(
      'div',
      { className: 'row' },
      button(
        'Expire token now',
        report(async () => {
          await controlCalls.expire()
          return 'Every access token has expired'
        }),
      ),
      button(
        'Reset the database',
        report(async () => {
          await controlCalls.reset()
          await refresh()
          return 'Back to the seeds, no faults'
        }),
      ),
    ),
    h('div', { className: 'row' }, labelField('Database', name), button('Use it', use)),
  )
}
