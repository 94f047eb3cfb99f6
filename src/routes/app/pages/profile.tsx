import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { accountQueries, useProfile } from '@/api/account'
import { load } from '@/api/core/load'
import { PageHeader } from '@/ui/display/page-header'
import { EmptyState } from '@/ui/feedback/states'
import { ProfileSkeleton } from './-components/profile-skeleton'
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
