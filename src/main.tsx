// Must come first, because it declares the order of the cascade layers.
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

/** Maximum time in milliseconds that the first screen waits for its translation. */
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
 * Starts the portal. A top-level await would deadlock, because every chunk imports this module, including the
 * translation that `start` awaits.
 */
async function start(): Promise<void> {
  console.info(`V${version}`)
  limitInjection()
  // If the root is missing, the browser is too old and index.html already shows a notice.
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

  // Only the static demo has a permanent service worker. In other builds, such a worker is left over from an earlier
  // version.
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

/** Maximum time in milliseconds that the first screen waits for the tokens. */
const TOKENS_TIMEOUT = 500

/**
 * Prepares the tokens before the first render, because the first request would otherwise wait for the lock and the
 * database.
 */
async function startTokens(): Promise<void> {
  if (!authSession.snapshot()) return
  const starting = import('@/api/core/token-manager-instance')
    .then(({ tokenManager }) => tokenManager.start())
    .catch(() => {})
  await atMost(TOKENS_TIMEOUT, starting)
}

/**
 * Whether the page contains the prerendered HTML of the router's screen (tools/vite/prerender.ts) and that screen's
 * code has loaded.
 */
async function isPrerendered(router: AnyRouter, loading: Promise<void>): Promise<boolean> {
  const { screen } = document.documentElement.dataset
  if (!screen) return false
  await loading
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
  // Keeps the dark scheme of the first frame (index.html), because the admin area sets the scheme only after its code
  // loads.
  if (document.documentElement.dataset['mantineColorScheme'] === 'dark')
    setLayout({ currentTheme: 'dark' })
  const { locale } = useLayout.getState()
  const { App, router } = createApp()
  const startingTokens = startTokens()
  // Requests contain the language, so it must be active before the first one.
  await startLocale(locale)
  // Before React renders, so the first screen's requests don't wait for the shell.
  const loading = router.load()
  await startingTokens
  const options: RootOptions = {
    // Canceled requests and ended logins are not errors to report.
    onCaughtError: (error) => {
      if (!isSilent(error)) reportError(error)
    },
    // React calls this if even the screen's error page fails.
    onUncaughtError: showLastResort,
  }
  if (await isPrerendered(router, loading)) hydrateRoot(root, <App />, options)
  else {
    root.replaceChildren()
    createRoot(root, options).render(<App />)
  }
}

start().catch(showLastResort)
