import { Plural, Trans } from '@lingui/react/macro'
import { useDashboardAnalytics } from '@/api/analytics/queries'
import type { Bundle } from '@/api/bundles/schema'
import type { Scope } from '@/auth/realm'
import type { Days } from '@/lib/period'
import { Data } from '@/ui/display/data'
import type { RenderLink } from '@/ui/display/link-slot'
import { usePeriodName } from '@/ui/list-toolbar/use-period-name'
import { PanelDialog } from '@/ui/overlays/panel-dialog'
import type { CountedBy } from '@/features/analytics/analytics-links'
import { toDateRange } from '@/features/record-list/closed-period'
import classes from './ask-bundle.module.css'

/** What is to be listed; `days` are those of the figures it was chosen among. */
export interface Asked {
  days: Days
  counted: CountedBy
}

interface ChoiceProps {
  scope: Scope
  bundles: readonly Bundle[]
  link: (bundleId: string, asked: Asked) => RenderLink
  onClose: () => void
}

/** A number over all bundles leads to the list of one: which. Open while there is something to list. */
export function AskBundle({ asked, ...props }: ChoiceProps & { asked: Asked | undefined }) {
  return (
    <PanelDialog
      title={<Trans>Choose a bundle</Trans>}
      opened={asked !== undefined}
      onClose={props.onClose}
    >
      {asked ? <Choice asked={asked} {...props} /> : null}
    </PanelDialog>
  )
}

/** The busiest of the period stands first. */
function Choice({ scope, bundles, asked, link, onClose }: ChoiceProps & { asked: Asked }) {
  const { days, counted } = asked
  const name = usePeriodName()
  const figures = useDashboardAnalytics(scope, toDateRange(days), { enabled: false }).data
  const counts = new Map(
    figures?.bundles?.map(({ bundle_id, transactions }) => [bundle_id, transactions]),
  )
  const ordered = bundles.toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
  return (
    <>
      <p className={classes.text}>
        {counted.tab === 'transactions' ? (
          <Trans>Transactions are listed by bundle: choose whose you want to see.</Trans>
        ) : (
          <Trans>Sessions are listed by bundle: choose whose you want to see.</Trans>
        )}{' '}
        {name.period({ ...days, ...counted })}
      </p>
      <ul className={classes.bundles}>
        {ordered.map((bundle) => {
          const count = counts.get(bundle.id)
          const children = (
            <>
              <Data>{bundle.name}</Data>
              {count === undefined || counted.from ? null : (
                <span className={classes.count} dir="auto">
                  <Plural
                    value={count}
                    one="# transaction in the period"
                    other="# transactions in the period"
                  />
                </span>
              )}
            </>
          )
          return (
            <li key={bundle.id}>
              {link(
                bundle.id,
                asked,
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
    </>
  )
}
