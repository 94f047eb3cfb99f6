import { Trans, useLingui } from '@lingui/react/macro'
import { setConsent } from '@/analytics/consent'
import { useConsent } from '@/analytics/use-consent'
import { Button } from '@/ui/form/button'
import classes from './first-visit.module.css'

/**
 * Asks once whether the portal may count usage and report errors to another host. Both choices look the same and are
 * stored.
 */
export function ConsentBanner() {
  const { t } = useLingui()
  const consent = useConsent()
  if (consent !== 'unasked') return null
  return (
    <section
      aria-label={USAGE_ANALYTICS ? t`Usage analytics` : t`Error reports`}
      className={classes.notice}
    >
      <p>
        <Question />
      </p>
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={() => setConsent('granted')}>
          <Trans>Allow</Trans>
        </Button>
        <Button size="xs" variant="default" onClick={() => setConsent('denied')}>
          <Trans>Do not allow</Trans>
        </Button>
      </div>
    </section>
  )
}

function Question() {
  if (ERROR_REPORTS !== 'other host')
    return (
      <Trans>
        Can we record which screens are used? Names, documents, addresses and anything you type are
        never included. You can change this in Appearance.
      </Trans>
    )
  if (!USAGE_ANALYTICS)
    return (
      <Trans>
        Can we collect error reports? Names, documents, addresses and anything you type are never
        included. You can change this in Appearance.
      </Trans>
    )
  return (
    <Trans>
      Can we record which screens are used and collect error reports? Names, documents, addresses
      and anything you type are never included. You can change this in Appearance.
    </Trans>
  )
}
