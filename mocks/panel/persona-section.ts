import type { ListedPersona } from './control'
import { button, h, labelled, section } from './dom'
import { goSignIn } from './sign-in'

/** Signs in as one of the personas. */
export function personaSection(personas: Record<string, ListedPersona>): HTMLElement {
  const about = h('p')
  const names = Object.keys(personas)
  const choice = h('select', {}, ...names.map((name) => h('option', {}, name)))
  const tellAbout = () => (about.textContent = personas[choice.value]?.about ?? '')
  choice.addEventListener('change', tellAbout)
  tellAbout()
  return section(
    'Persona',
    h(
      'div',
      { className: 'row' },
      labelled('Sign in as', choice),
      button('Sign in as this persona', () => {
        const persona = personas[choice.value]
        if (persona) goSignIn(choice.value, persona)
      }),
    ),
    about,
  )
}
