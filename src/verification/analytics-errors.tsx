import { Trans, useLingui } from '@lingui/react/macro'
import type { Analytics } from '@/api/analytics/schema'
import { BarList } from '@/ui/bar-list'
import { Card } from '@/ui/card'
import { Data } from '@/ui/data'
import { Num } from '@/ui/figures'
import type { RenderLink } from '@/ui/link-slot'
import classes from './analytics-view.module.css'

const most = 8

interface AnalyticsErrorsProps {
  errors: NonNullable<Analytics['errors']>
  link?: ((errorCode: number) => RenderLink | undefined) | undefined
}

/** Errors by code, the most frequent first. */
export function AnalyticsErrors({ errors, link }: AnalyticsErrorsProps) {
  const { t } = useLingui()
  const title = t`Errors`
  return (
    <Card title={title}>
      {errors.length === 0 ? (
        <p className={classes.none}>
          <Trans>No errors in this period.</Trans>
        </p>
      ) : (
        <BarList
          label={title}
          tone="failure"
          items={errors
            .toSorted((a, b) => b.count - a.count)
            .slice(0, most)
            .map(({ error_code, message, count }) => ({
              key: String(error_code),
              label: (
                <>
                  <span className={classes.code}>{error_code}</span>
                  <Data>{message}</Data>
                </>
              ),
              size: count,
              value: <Num value={count} />,
              renderLink: link?.(error_code),
            }))}
        />
      )}
    </Card>
  )
}
