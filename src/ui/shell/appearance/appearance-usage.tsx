import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { isRefusedByBrowser, setConsent } from '@/analytics/consent'
import type { UsageEvent } from '@/analytics/events'
import { recordedEvents, subscribeEvents } from '@/analytics/usage'
import { useConsent } from '@/analytics/use-consent'
import { formatClock } from '@/lib/format'
import common from '@/ui/display/common.module.css'
import classes from './appearance-panel.module.css'
import { SwitchRow } from './switch-row'

/** Settings for usage analytics and error reports, with a list of everything recorded during this visit. */
export function AppearanceUsage() {
  const { t } = useLingui()
  const consent = useConsent()
  const isRefused = isRefusedByBrowser()
  return (
    <section>
      <SwitchRow
        label={USAGE_ANALYTICS ? t`Usage analytics` : t`Error reports`}
        checked={consent === 'granted'}
        disabled={isRefused}
        onChange={(checked) => setConsent(checked ? 'granted' : 'denied')}
        note={
          isRefused ? (
            <Trans>Your browser asks sites not to track you, so nothing is sent.</Trans>
          ) : (
            <Trans>Helps us see which screens need work.</Trans>
          )
        }
      />
      <details>
        <summary>
          <Trans>What we track</Trans>
        </summary>
        <ul className={classes.list}>
          {USAGE_ANALYTICS ? <CountedUsage /> : null}
          {ERROR_REPORTS === 'other host' ? (
            <li>
              <Trans>
                For each error: its type and reference, the screen’s URL pattern and the portal’s
                version
              </Trans>
            </li>
          ) : null}
        </ul>
        {USAGE_ANALYTICS ? <RecordedEvents /> : null}
      </details>
    </section>
  )
}

function CountedUsage() {
  return (
    <>
      <li>
        <Trans>The URL pattern of each screen you open, without IDs or search terms</Trans>
      </li>
      <li>
        <Trans>Sign-ins, sign-outs and exports</Trans>
      </li>
      <li>
        <Trans>How fast and stable each screen was, in broad ranges</Trans>
      </li>
      <li>
        <Trans>Connection speed (slow or fast), and whether the page was opened or reloaded</Trans>
      </li>
      <li>
        <Trans>The portal’s language and version</Trans>
      </li>
    </>
  )
}

function RecordedEvents() {
  const { i18n } = useLingui()
  const events = useSyncExternalStore(subscribeEvents, recordedEvents)
  if (events.length === 0)
    return (
      <p className={common.note}>
        <Trans>Nothing has been recorded in this visit.</Trans>
      </p>
    )
  return (
    <>
      <h3>
        <Trans>This visit</Trans>
      </h3>
      <ol className={classes.events}>
        {events.map(({ event, at }, index) => (
          // Events have no ID, so the key is the index.
          <li key={index}>
            <time dateTime={at.toISOString()}>{formatClock(at, i18n.locale)}</time>{' '}
            <code dir="ltr">{describe(event)}</code>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Formats an event as the vendors receive it. */
function describe(event: UsageEvent): string {
  if (event.name === 'page_view') return `${event.name} ${event.route}`
  if (event.name !== 'web_vital') return event.name
  const { metric, rating, at_most, connection, navigation, route } = event
  return `${metric} ${rating} ≤ ${at_most} ${connection} ${navigation} ${route}`
}
