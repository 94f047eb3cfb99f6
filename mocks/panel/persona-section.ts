import type { ListedPersona } from './control-calls'
import { button, h, labelField, section } from './dom'
import { signInAs } from './sign-in'

/** Renders the controls that sign in as a persona. */
export function personaSection(personas: Record<string, ListedPersona>): HTMLElement {
  const about = h('p')
  const names = Object.keys(personas)
  const choice = h('select', {}, ...names.map((name) => h('option', {}, name)))
  const showAbout = () => (about.textContent = personas[choice.value]?.about ?? '')
  choice.addEventListener('change', showAbout)
  showAbout()
  return section(
    'Persona',
    h(
      'div',
      { className: 'row' },
      labelField('Sign in as', choice),
      button('Sign in as this persona', () => {
        const persona = personas[choice.value]
        if (persona) signInAs(choice.value, persona)
      }),
    ),
    about,
  )
}
