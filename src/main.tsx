import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/global.css'
import './theme.css'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { Suspense, lazy, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { isSilent } from '@/api/api-error'
import { checkStorageVersion } from '@/auth/session/storage-version'
import { activateLocale } from '@/i18n/i18n'
import { goOnWithoutStyles } from '@/browser/chunk-loading'
import { removeServiceWorkers } from '@/browser/service-workers'
import { useLayout } from '@/stores/layout'
import { toast } from '@/ui/feedback/toast'
import { App } from './app'

console.info('V1.4.6')

const loading = await checkStorageVersion({
  storages: () => ({ local: window.localStorage, session: window.sessionStorage }),
  caches: window.caches,
  load: (path) => location.replace(path),
  delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

// The static demo answers its calls from a service worker; everywhere else one is a leftover.
if (import.meta.env.MODE !== 'demo') void removeServiceWorkers()

goOnWithoutStyles(() => {
  void toast('failure', t`Some styles did not load (CSS_CHUNK_LOAD_FAILED). Reload the page.`)
})

// It must be here before the network goes, and not before the first paint.
const OfflineBar = lazy<() => ReactNode>(() =>
  import('@/ui/feedback/offline-bar')
    .then((module) => ({ default: module.OfflineBar }))
    .catch(() => ({ default: () => null })),
)

/** Milliseconds after which the first paint is over: what no first screen needs can come. */
const AFTER_FIRST_PAINT = 1_000

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
if (!loading) {
  // A translation that does not come leaves the portal in English.
  await activateLocale(useLayout.getState().locale).catch(() => activateLocale('en'))
  createRoot(root, {
    // A call that was left, or whose login is over, is no error to report.
    onCaughtError: (error) => {
      if (!isSilent(error)) console.error(error)
    },
    // Not even an error page could be shown. The link is a page load too.
    onUncaughtError: (error) => {
      console.error(error)
      const signIn = document.createElement('a')
      signIn.href = '/auth/login'
      signIn.textContent = t`Sign in`
      root.replaceChildren(t`Something went wrong`, ' ', signIn)
    },
  }).render(
    <>
      <App />
      <I18nProvider i18n={i18n}>
        <Suspense fallback={null}>
          <OfflineBar />
        </Suspense>
      </I18nProvider>
    </>,
  )
  // An error page that is fetched only once the network is gone would be none.
  setTimeout(() => {
    import('./routes/-components/route-error').catch(() => {})
  }, AFTER_FIRST_PAINT)
}
