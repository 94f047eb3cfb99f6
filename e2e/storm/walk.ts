import type { Page } from '@playwright/test'
import { goTo } from '../usage/usage'
import { pick, type Draw } from './faults'

/**
 * Returns the usable controls, each with its kind and its index among all controls in the document. Excludes the
 * sign-out button, found by its icon because the label depends on the language.
 */
function controls() {
  const layers = [...document.querySelectorAll('dialog[open], [popover]:popover-open')]
  const root = layers.at(-1) ?? document
  const all = [...document.querySelectorAll('a[href], button, input, textarea, select')]
  return all.flatMap((element, at) => {
    const isShown = root.contains(element) && element.checkVisibility()
    const leads = element instanceof HTMLAnchorElement ? element : undefined
    const isAway =
      leads !== undefined &&
      (leads.origin !== location.origin ||
        leads.target === '_blank' ||
        leads.pathname.startsWith('/auth/'))
    const isOff = element.matches(':disabled, [aria-disabled=true], [type=file]')
    const isSignOut = element.querySelector('.tabler-icon-logout') !== null
    if (!isShown || isAway || isOff || isSignOut) return []
    return [{ at, kind: leads ? 'link' : element.matches('button') ? 'button' : 'field' }]
  })
}

/** Presses a control or types into it, with events like a user's. */
function use({ at, text }: { at: number; text: string }) {
  const element = [...document.querySelectorAll('a[href], button, input, textarea, select')][at]
  if (element instanceof HTMLInputElement && !/checkbox|radio|range/.test(element.type)) {
    element.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
    return `typed ${text}`
  }
  if (!(element instanceof HTMLElement)) return 'gone'
  element.click()
  const verb =
    element instanceof HTMLButtonElement && element.type === 'submit' ? 'submitted' : 'pressed'
  return `${verb} ${element.tagName} ${(element.ariaLabel ?? element.textContent ?? '').slice(0, 40)}`
}

const COMMITTED = { waitUntil: 'commit', timeout: 5_000 } as const

const typedTexts = [
  '',
  'mona',
  '2026-13-45',
  '<b>x</b>',
  '١٢٣',
  '9'.repeat(400),
  '=1+1',
  'a@b',
  '29001011234567',
  '-1e21',
  '\u202Ex\u0000',
]

/** Draws a screen's URL, mostly with a random page number, so lists request new pages. */
function drawUrl(screens: readonly string[], draw: Draw): string {
  const path = pick(screens, draw)
  const page = Math.ceil(draw() * 300)
  return draw() < 0.7 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path
}

/**
 * Selector for the password or name form. The selector matches by fields, because the page shows the previous form
 * until the next screen arrives.
 */
const FORM = 'main form:has([type=password], [name=first_name_value])'

/**
 * Fills in a screen's form and submits it twice in a row. The text differs for each step, so a late request isn't
 * mistaken for the next step's request.
 */
function send({ number, selector }: { number: number; selector: string }) {
  const form = document.querySelector(selector)
  if (!(form instanceof HTMLFormElement)) return
  for (const [at, field] of form.querySelectorAll('input:not([hidden])').entries()) {
    const text = at === 0 ? 'Storm#2026' : `Storm#${3000 + number}`
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  form.requestSubmit()
  form.requestSubmit()
}

type Walker = {
  page: Page
  draw: Draw
  screens: readonly string[]
  /** Screens with a form that the backend accepts without storing anything. */
  forms: readonly string[]
  /** Whether a step may load the page. A page load frees all of the page's memory. */
  mayLoad: boolean
  number: number
}

/**
 * Takes one random user step, such as opening a screen, following a link, pressing a button, typing, going back or
 * reloading. Returns a description of the step.
 */
export async function step({
  page,
  draw,
  screens,
  forms,
  mayLoad,
  number,
}: Walker): Promise<string> {
  const choice = draw()
  if (choice < 0.05) {
    await page.evaluate(() => history.back())
    return 'back'
  }
  if (choice < 0.1) {
    await page.keyboard.press('Escape')
    return 'Escape'
  }
  if (choice < 0.15) {
    const path = pick(forms, draw)
    await goTo(page, path)
    await page.locator(FORM).waitFor({ timeout: 5_000 })
    await page.evaluate(send, { number, selector: FORM })
    return `sent the form of ${path}`
  }
  if (choice < 0.48) {
    const path = drawUrl(screens, draw)
    await (mayLoad ? page.goto(path, COMMITTED) : goTo(page, path))
    return path
  }
  if (choice < 0.5 && mayLoad) {
    await page.reload(COMMITTED)
    return 'reload'
  }
  const allControls = await page.evaluate(controls)
  const kind = draw() < 0.55 ? 'link' : draw() < 0.7 ? 'button' : 'field'
  const some = allControls.filter((control) => control.kind === kind)
  const from = some.length > 0 ? some : allControls
  if (from.length === 0) return 'nothing'
  return page.evaluate(use, { at: pick(from, draw).at, text: pick(typedTexts, draw) })
}
