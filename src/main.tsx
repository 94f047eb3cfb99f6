// Must come first, because it declares the order of the layers.
import './theme.css'
import 'virtual:theme-variables.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { t } from '@lingui/core/macro'
import type { AnyRouter } from '@tanstack/react-router'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { isSilent } from '@/api/core/api-error'
import { authSession } from '@/api/core/auth-session-instance'
import { checkStorageVersion } from '@/start/storage-version'
import { activateEnglish } from '@/i18n/i18n'
import { activateLocale } from '@/i18n/translations'
import { version } from '@/lib/config'
import type { Locale } from '@/lib/locales'
import { tolerateMissingStyles } from '@/browser/chunk-loading'
import { elementById } from '@/browser/dom-lookups'
import { loadEarly } from '@/browser/first-screen'
import { isLinkAddress } from '@/browser/link-token'
import { toleratePageTranslation } from '@/browser/page-translation'
import { errorReference, reportError } from '@/browser/report-error'
import { limitInjection } from '@/browser/trusted-types'
import { setLayout, useLayout } from '@/stores/layout'
import { toast } from '@/ui/feedback/toast'
import { createApp } from './app'

const atMost = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])

/** Milliseconds that the first screen waits for its language. */
const LOCALE_TIMEOUT = 4_000

/** Activates a language. Until its translation arrives, the portal is in English. */
async function startLocale(locale: Locale): Promise<void> {
  activateEnglish()
  if (locale === 'en') return
  const localeActivation = activateLocale(locale).catch(() => {
    void toast(
      'failure',
      t`The portal could not load in your language. Reload the page to try again.`,
    )
  })
  await atMost(LOCALE_TIMEOUT, localeActivation)
}

/**
 * Starts the portal. The module has no top-level await, because every chunk imports it. Until then no chunk could run,
 * not even the translation that it would wait for. WebKit also resolves imports of chunks whose code has not run yet.
 */
async function start(): Promise<void> {
  console.info(`V${version}`)
  limitInjection()
  // If this is missing, the browser is too old for the portal, and the page shows a notice: see index.html.
  const root = elementById('root')
  if (!root) return
  toleratePageTranslation(root)
  const isReloading = await checkStorageVersion({
    storages: () => ({ local: window.localStorage, session: window.sessionStorage }),
    caches: () => window.caches,
    indexedDB: () => window.indexedDB,
    isLinkAddress: isLinkAddress(location.pathname),
    load: (path) => location.replace(path),
    reload: () => location.reload(),
    delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })

  // Only the static demo uses a service worker. Elsewhere a service worker is left over from an earlier version.
  if (import.meta.env.MODE !== 'demo')
    void loadEarly(async () => {
      const { removeServiceWorkers } = await import('@/browser/service-workers')
      await removeServiceWorkers()
    })

  tolerateMissingStyles(() => {
    void toast('failure', t`Some styles did not load (CSS_CHUNK_LOAD_FAILED). Reload the page.`)
  })
  if (!isReloading) await render(root)
}

/** Milliseconds that the first screen waits for the tokens. */
const TOKENS_TIMEOUT = 500

/** Reads the lock and the database before the first render, because the first request would otherwise wait for them. */
async function startTokens(): Promise<void> {
  if (!authSession.snapshot()) return
  const starting = import('@/api/core/token-manager-instance')
    .then(({ tokenManager }) => tokenManager.start())
    .catch(() => {})
  await atMost(TOKENS_TIMEOUT, starting)
}

/** Whether the page shows the router's screen and all code of that screen has loaded (tools/vite/prerender.ts). */
async function isPrerendered(router: AnyRouter): Promise<boolean> {
  const { screen } = document.documentElement.dataset
  if (!screen) return false
  await router.load()
  const { location, matches } = router.state
  return location.pathname === screen && matches.every(({ status }) => status === 'success')
}

const LAST_RESORT = '/auth/error-1'

/**
 * Redirects to the page for failures that no screen can show. If that page has also failed, shows a plain link to the
 * login page.
 */
function showLastResort(error: unknown): void {
  reportError(error)
  const reference = errorReference(error)
  if (location.pathname !== LAST_RESORT)
    return location.replace(`${LAST_RESORT}?${String(new URLSearchParams({ reference }))}`)
  const signIn = document.createElement('a')
  signIn.href = '/auth/login'
  signIn.textContent = t`Sign in`
  const text = t`Error reference: ${reference}`
  elementById('root')?.replaceChildren(t`Something went wrong`, ' ', text, ' ', signIn)
}

async function render(root: HTMLElement): Promise<void> {
  // Matches the first frame painted by index.html, even for the admin area, which turns dark only once its code is
  // loaded.
  if (document.documentElement.dataset['mantineColorScheme'] === 'dark')
    setLayout({ currentTheme: 'dark' })
  const { locale } = useLayout.getState()
  const { App, router } = createApp()
  await Promise.all([startLocale(locale), startTokens()])
  const options: RootOptions = {
    // Canceled requests and ended logins are not errors to report.
    onCaughtError: (error) => {
      if (!isSilent(error)) reportError(error)
    },
    // The screen's error page also failed.
    onUncaughtError: showLastResort,
  }
  if (await isPrerendered(router)) hydrateRoot(root, <App />, options)
  else {
    root.replaceChildren()
    createRoot(root, options).render(<App />)
  }
}

start().catch(showLastResort)
