import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { Card } from '@/ui/display/card'
import { StillWorking } from '@/ui/feedback/loading-state'
import common from '@/ui/display/common.module.css'
import classes from './client-form.module.css'

/** The outline of the form while the client loads. */
export function ClientFormSkeleton() {
  const { t } = useLingui()
  return (
    <div
      className={`${common.stack} ${classes.form}`}
      role="status"
      aria-label={t`Loading the client`}
    >
      {[t`Company`, t`Contact`, t`Services`].map((title) => (
        <Card key={title} title={title}>
          <div className={`${common.stack} ${classes.fields}`}>
            {['first', 'second', 'third'].map((field) => (
              <Skeleton key={field} height={36} />
            ))}
          </div>
        </Card>
      ))}
      <StillWorking />
    </div>
  )
}
