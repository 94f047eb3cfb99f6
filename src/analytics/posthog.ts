import { posthog } from 'posthog-js/dist/module.slim.no-external'
import { eventProperties, type UsageVendor } from './events'

/**
 * Whether events may be sent. Only `consent.ts` stores consent, because PostHog's own opt-out would store a second
 * answer under its own key.
 */
let isOn = false
let isInitialized = false

/** Starts PostHog with autocapture off. The slim build can't load replay, surveys or heatmaps anyway. */
export function createPostHog(key: string, host: string | undefined): UsageVendor {
  isOn = true
  if (!isInitialized) initialize(key, host)
  isInitialized = true
  return {
    send: (event, context) =>
      void posthog.capture(
        event.name === 'page_view' ? PAGE_VIEW : event.name,
        eventProperties(event, context),
      ),
    reset: () => posthog.reset(true),
    stop: () => {
      isOn = false
      posthog.reset(true)
    },
  }
}

function initialize(key: string, host: string | undefined): void {
  posthog.init(key, {
    ...(host ? { api_host: host } : {}),
    persistence: 'memory',
    ip: false,
    person_profiles: 'never',
    autocapture: false,
    rageclick: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    capture_heatmaps: false,
    capture_pageleave: false,
    capture_pageview: false,
    capture_performance: false,
    save_campaign_params: false,
    save_referrer: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    disable_web_experiments: true,
    disable_scroll_properties: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    // An uncompressed body keeps requests readable.
    disable_compression: true,
    // A batch queue would have to be emptied when the user withdraws consent.
    request_batching: false,
    // A blocked request isn't a portal error.
    on_request_error: () => {},
    // Drops other events, and removes the properties that PostHog adds, such as the URL, referrer and title.
    before_send: (event) =>
      isOn && event && allowedEvents.has(event.event)
        ? {
            uuid: event.uuid,
            event: event.event,
            timestamp: event.timestamp,
            properties: {
              ...Object.fromEntries(
                Object.entries(event.properties).filter(([name]) => properties.has(name)),
              ),
              // Replaces PostHog's `$pathname`, because PostHog sets it to the URL's path.
              ...(event.event === PAGE_VIEW ? { $pathname: event.properties['route'] } : {}),
              $geoip_disable: true,
              $process_person_profile: false,
            },
          }
        : null,
  })
}

/** PostHog's name for a page view. PostHog's page and path reports require this name. */
const PAGE_VIEW = '$pageview'
const allowedEvents = new Set([PAGE_VIEW, 'sign_in', 'sign_out', 'export', 'web_vital'])
/** Our properties, plus the two that PostHog requires: the project key and the anonymous ID. */
const properties = new Set([
  'locale',
  'version',
  'route',
  'metric',
  'rating',
  'at_most',
  'connection',
  'navigation',
  'token',
  'distinct_id',
])
