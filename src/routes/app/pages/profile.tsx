import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { accountQueries, useProfile } from '@/api/account'
import { load } from '@/api/core/load'
import classes from '@/routes/app/pages/-components/profile-view.module.css'
import { Card } from '@/ui/display/card'
import common from '@/ui/display/common.module.css'
import { FactList } from '@/ui/display/fact-list'
import { PageHeader } from '@/ui/display/page-header'
import { StillWorking } from '@/ui/feedback/loading-state'
import { EmptyState } from '@/ui/feedback/states'
import { ProfileView } from './-components/profile-view'

export const Route = createFileRoute('/app/pages/profile')({
  staticData: { title: msg`My account` },
  loader: ({ context, abortController }) =>
    load(context.queryClient, accountQueries(context.scope).profile(), abortController.signal),
  pendingComponent: ProfileSkeleton,
  component: ProfilePage,
})

function ProfilePage() {
  const { scope } = Route.useRouteContext()
  const { data: profile } = useProfile(scope)
  const isEmpty = Object.values(profile).every((value) => value === undefined)
  return (
    <>
      <PageHeader title={<Trans>My account</Trans>} description={<Trans>Your profile</Trans>} />
      {isEmpty ? (
        <EmptyState
          illustration="people"
          title={<Trans>No account details yet</Trans>}
          text={<Trans>Details about you and your company will appear here.</Trans>}
        />
      ) : (
        <ProfileView profile={profile} />
      )}
    </>
  )
}

/** Placeholder for the account while it loads. */
function ProfileSkeleton() {
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
