import ReactGA from 'react-ga4'
import { newId } from '@/lib/new-id'
import { eventProperties, type UsageVendor } from './events'

/**
 * Starts Google Analytics 4 and reports the route pattern instead of the page's URL and title. Google's script loads
 * during this call, so call this function only after the user consents.
 */
export function createGoogleAnalytics(id: string): UsageVendor {
  setDisabled(id, false)
  if (ReactGA.isInitialized) {
    // Consent was withdrawn and given again in this visit.
    ReactGA.gtag('consent', 'update', { analytics_storage: 'granted' })
    startOver(id)
  } else {
    ReactGA.gtag('consent', 'default', {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    })
    ReactGA.gtag('set', toPageParameters(undefined))
    ReactGA.initialize(id, { gtagOptions: options(newId()) })
  }
  return {
    send: (event, context) => {
      const { route, ...properties } = eventProperties(event, context)
      ReactGA.gtag('event', event.name, { ...properties, ...toPageParameters(route) })
    },
    reset: () => {
      removeCookies()
      startOver(id)
    },
    stop: () => {
      setDisabled(id, true)
      ReactGA.gtag('consent', 'update', { analytics_storage: 'denied' })
      removeCookies()
    },
  }
}

/** Sets the opt-out flag that Google Analytics checks before it sends anything. */
const setDisabled = (id: string, isDisabled: boolean) =>
  void Object.assign(window, { [`ga-disable-${id}`]: isDisabled })

const startOver = (id: string) => ReactGA.gtag('config', id, { ...options(newId()), update: true })

const options = (clientId: string) => ({
  client_id: clientId,
  send_page_view: false,
  anonymize_ip: true,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
  // Makes the ID cookie a session cookie, so it doesn't last until the next visit.
  cookie_expires: 0,
})

/** Returns the values that Google Analytics would otherwise read from the document. */
const toPageParameters = (route: string | undefined) => ({
  page_location: `${location.origin}${route ?? ''}`,
  page_title: route ?? '',
  page_referrer: '',
})

function removeCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    if (!name.startsWith('_ga')) continue
    // The cookie may be set on any parent domain of this host.
    const labels = location.hostname.split('.')
    for (let start = 0; start < labels.length; start++)
      document.cookie = `${name}=; max-age=-1; path=/; domain=${labels.slice(start).join('.')}`
    document.cookie = `${name}=; max-age=-1; path=/`
  }
}
