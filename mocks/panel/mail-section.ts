import { control } from './control'
import { h, section } from './dom'

/** What the backend has sent by mail, the newest first: its codes and links lead on. */
export function mailSection() {
  const list = h('ul', { ariaLabel: 'Mail' })
  const element = section('Mail', list)
  const refresh = async () => {
    const mail = await control.mail()
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
      ...(mail.length === 0 ? [h('li', {}, h('p', {}, 'Nothing was sent yet'))] : []),
    )
  }
  return { element, refresh }
}
