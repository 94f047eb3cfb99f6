import { i18n, type Messages } from '@lingui/core'

const load = {
  /** What the sign-in screens need. */
  first: import.meta.glob<Messages>('./locales/*.po', { query: '?first', import: 'messages' }),
  all: import.meta.glob<Messages>('./locales/*.po', { import: 'messages' }),
}
let everything: Promise<void> | undefined

export function hasCatalogue(locale: string): boolean {
  return Object.hasOwn(load.all, fileOf(locale))
}

/** Loads the texts of a locale and makes it the current one. An unknown locale falls back to English. */
export async function activateLocale(locale: string): Promise<void> {
  if (!hasCatalogue(locale)) return activateLocale('en')
  i18n.loadAndActivate({
    locale,
    messages: (await load[everything ? 'all' : 'first'][fileOf(locale)]?.()) ?? {},
  })
}

/** The texts beyond the sign-in screens: the same promise for everybody, so that a screen can wait for it. */
export function loadEveryMessage(): Promise<void> {
  everything ??= Promise.resolve().then(() => activateLocale(i18n.locale))
  return everything
}

// Whatever the first part lacks is not lost: the text follows with the rest.
i18n.on('missing', () => void loadEveryMessage())

function fileOf(locale: string): string {
  return `./locales/${locale}.po`
}
