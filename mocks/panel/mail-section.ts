import { controlCalls } from './control-calls'
import { h, section } from './dom'

/** Renders the emails that a real backend would send, newest first, with their codes and links. */
export function mailSection() {
  const list = h('ul', { ariaLabel: 'Mail' })
  const element = section('Mail', list)
  const refresh = async () => {
    const mail = await controlCalls.mail()
    list.replaceChildren(
      ...mail
        .toReversed()
        .map(({ at, to, subject, code, link }) =>
          h(
            'li',
            {},
            h('span', {}, `${at.slice(11, 19)} ${to}: ${subject}`),
            ...(code ? [h('code', {}, code)] : []),
            ...(link ? [h('a', { href: link, ariaLabel: `Open: ${subject}` }, 'Open')] : []),
          ),
        ),
      ...(mail.length === 0 ? [h('li', {}, h('p', {}, 'No mail has been sent'))] : []),
    )
  }
  return { element, refresh }
}
