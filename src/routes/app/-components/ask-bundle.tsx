import { Trans } from '@lingui/react/macro'
import { useDashboardAnalytics } from '@/api/analytics/queries'
import type { Bundle } from '@/api/bundles/schema'
import type { Scope } from '@/auth/realm'
import type { Days } from '@/lib/period'
import { Data } from '@/ui/data'
import { Num } from '@/ui/figures'
import type { RenderLink } from '@/ui/link-slot'
import { usePeriodName } from '@/ui/period-name'
import { PanelDialog } from '@/ui/shell/panel-dialog'
import type { CountedBy } from '@/verification/analytics-links'
import { toAnalyticsRequest } from '@/verification/load-dashboard'
import classes from './ask-bundle.module.css'

interface AskBundleProps {
  scope: Scope
  period: Days
  bundles: readonly Bundle[]
  /** What is to be listed; the dialog is open while there is something. */
  asked: CountedBy | undefined
  link: (bundleId: string, counted: CountedBy) => RenderLink
  onClose: () => void
}

/** A number over all bundles leads to the list of one: which. The busiest of the period stands first. */
export function AskBundle({ scope, period, bundles, asked, link, onClose }: AskBundleProps) {
  const name = usePeriodName()
  const figures = useDashboardAnalytics(scope, toAnalyticsRequest(period), { enabled: false }).data
  const counts = new Map(
    figures?.bundles?.map(({ bundle_id, transactions }) => [bundle_id, transactions]),
  )
  const ordered = bundles.toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
  return (
    <PanelDialog
      title={<Trans>Choose a bundle</Trans>}
      opened={asked !== undefined}
      onClose={onClose}
    >
      <p className={classes.text}>
        <Trans>Sessions are listed by bundle: choose whose you want to see.</Trans>{' '}
        {name.period({ ...period, ...asked })}
      </p>
      <ul className={classes.bundles}>
        {ordered.map((bundle) => {
          const count = counts.get(bundle.id)
          const children = (
            <>
              <Data>{bundle.name}</Data>
              {count === undefined || asked?.from ? null : (
                <span className={classes.count}>
                  <Trans>
                    <Num value={count} /> transactions in the period
                  </Trans>
                </span>
              )}
            </>
          )
          return (
            <li key={bundle.id}>
              {link(
                bundle.id,
                asked ?? {},
              )({
                className: classes.bundle,
                children,
                // Its screen may take a moment, and a way back before that finds no question left open.
                onClick: onClose,
              })}
            </li>
          )
        })}
      </ul>
    </PanelDialog>
  )
}
