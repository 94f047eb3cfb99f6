import type { Page } from '@playwright/test'
import { goTo } from '../usage/usage'
import { pick, type Draw } from './faults'

/**
 * What can be pressed on the page, as the numbers of its elements in the document. Signing out, which a walk in any
 * language would come upon, is none of it.
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

/** Presses a control, or types into it, as a person would as far as the page can tell. */
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

/** The address of a screen: of a list mostly a page of it that was not asked for before. */
function drawUrl(screens: readonly string[], draw: Draw): string {
  const path = pick(screens, draw)
  const page = Math.ceil(draw() * 300)
  return draw() < 0.7 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path
}

/** The form of a screen for passwords or names, not that of the screen before, which is shown until the next one is there. */
const FORM = 'main form:has([type=password], [name=first_name_value])'

/**
 * Fills the form of a screen, from its second field on with the same text, and sends it twice at once. The text is one of
 * the step, so that what is sent late is not taken for what the next step sends.
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
  /** Screens with a form that the backend answers without keeping anything. */
  forms: readonly string[]
  /** Whether a step may load the page, which frees all that it holds. */
  mayLoad: boolean
  /** The number of the step. */
  number: number
}

/** One random step of a person: a screen, a link, a button, a text, back, or a reload. Returns what it was. */
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
