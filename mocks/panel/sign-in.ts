import { realms } from '@/auth/realm'
import { createSafeStorage } from '@/auth/session/safe-storage'
import { clearStored } from '@/auth/session/stored-session'
import type { ListedPersona } from './control'
import { readCookie, writeCookie } from './cookie'

const handOver = 'mock_sign_in'

/**
 * Signs in as somebody else through the real form: this login is forgotten, and the login page finds
 * the name in a cookie of half a minute.
 */
export function goSignIn(name: string, { realm }: ListedPersona): void {
  // Not before the page goes: a call of the portal would find its login gone, and lead elsewhere.
  addEventListener('pagehide', () => clearStored(createSafeStorage(() => localStorage)))
  writeCookie(handOver, name, 30)
  location.assign(realms[realm].login)
}

/** Fills in and sends the form, when this page was opened by `goSignIn`. */
export async function finishSignIn(personas: Record<string, ListedPersona>): Promise<void> {
  const persona = personas[readCookie(handOver)]
  if (!persona || location.pathname !== realms[persona.realm].login) return
  writeCookie(handOver, '', 0)
  const form = await found(() => document.querySelector<HTMLFormElement>('form[data-ready]'))
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

/** The form is ready once the app has taken it over. */
function found<T>(look: () => T | null): Promise<T> {
  const now = look()
  if (now) return Promise.resolve(now)
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const element = look()
      if (!element) return
      observer.disconnect()
      resolve(element)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
  })
}
