import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { Card } from '@/ui/display/card'
import { FactList } from '@/ui/display/fact-list'
import { PageHeader } from '@/ui/display/page-header'
import { StillWorking } from '@/ui/feedback/loading-state'
import common from '@/ui/display/common.module.css'
import classes from './profile-view.module.css'

/** The outline of the account while it loads. */
export function ProfileSkeleton() {
  const { t } = useLingui()
  const cards = [
    { title: t`About you`, facts: 4 },
    { title: t`Company`, facts: 3 },
    { title: t`Sign-in`, facts: 3 },
  ]
  return (
    <div role="status" aria-label={t`Loading your account`}>
      <PageHeader title={<Trans>My account</Trans>} description={<Trans>Your profile</Trans>} />
      <div className={`${common.stack} ${common.links} ${classes.cards}`}>
        {cards.map(({ title, facts }) => (
          <Card key={title} title={title}>
            <FactList
              facts={Array.from({ length: facts }, (_, index) => ({
                key: String(index),
                label: <Skeleton width={96} />,
                value: <Skeleton width={`${70 - ((index * 17) % 40)}%`} />,
              }))}
            />
          </Card>
        ))}
      </div>
      <StillWorking />
    </div>
  )
}
