import { controlCalls } from './control-calls'
import { h, section } from './dom'

/** Renders the latest requests, newest first. */
export function logSection() {
  const rows = h('tbody')
  const element = section(
    'Last calls',
    h(
      'div',
      { className: 'log', tabIndex: 0, role: 'region', ariaLabel: 'Last calls' },
      h('table', {}, rows),
    ),
  )
  const refresh = async () => {
    const calls = await controlCalls.log(30)
    rows.replaceChildren(
      ...calls.toReversed().map(({ method, path, status, at }) => {
        const outcome = h('td', {}, status === 0 ? 'dropped' : String(status))
        outcome.dataset['tone'] = status >= 200 && status < 400 ? 'good' : 'bad'
        const shortPath = path.replace(/^\/(admin-)?portal-backend\//, '$1')
        return h(
          'tr',
          {},
          h('td', {}, at.slice(11, 19)),
          outcome,
          h('td', {}, method),
          h('th', { scope: 'row', title: path }, shortPath),
        )
      }),
    )
  }
  return { element, refresh }
}
