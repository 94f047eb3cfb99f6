import { realms } from '@/lib/realm'
import { createSafeStorage } from '@/lib/safe-storage'
import { clearStoredLogin } from '@/auth/session/stored-session'
import type { ListedPersona } from './control-calls'
import { readCookie, writeCookie } from './cookie'

const personaCookie = 'mock_sign_in'

/**
 * Signs in as a persona through the real sign-in form. Removes the current login, and passes the persona to the login
 * page in a cookie that lasts 30 seconds.
 */
export function signInAs(name: string, { realm }: ListedPersona): void {
  // Clear the login only when the page unloads. Otherwise, a portal request without a login would redirect to another
  // page.
  addEventListener('pagehide', () => clearStoredLogin(createSafeStorage(() => localStorage)))
  writeCookie(personaCookie, name, 30)
  location.assign(realms[realm].login)
}

/** Fills in and submits the login form if `signInAs` opened this page. */
export async function finishSignIn(personas: Record<string, ListedPersona>): Promise<void> {
  const persona = personas[readCookie(personaCookie)]
  if (!persona || location.pathname !== realms[persona.realm].login) return
  writeCookie(personaCookie, '', 0)
  const form = await waitFor(() => document.querySelector<HTMLFormElement>('form[data-ready]'))
  fill(form, 'email', persona.email)
  fill(form, 'password', persona.password)
  form.requestSubmit()
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) throw new Error(`the login form has no field ${name}`)
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Waits until `find` finds an element in the page. */
function waitFor<T>(find: () => T | null): Promise<T> {
  const existing = find()
  if (existing) return Promise.resolve(existing)
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const element = find()
      if (!element) return
      observer.disconnect()
      resolve(element)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
  })
}
