import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { loadFresh } from '@/api/core/load'
import { useUpdateOrganization } from '@/api/organization-writes'
import { organizationQueries, useLoadedOrganization } from '@/api/organizations'
import { requireIds } from '@/auth/guards'
import { ClientForm } from '@/routes/admin/-components/clients/client-form'
import classes from '@/routes/admin/-components/clients/client-form.module.css'
import { Card } from '@/ui/display/card'
import common from '@/ui/display/common.module.css'
import { Data } from '@/ui/display/data'
import { NewTabLink } from '@/ui/display/new-tab-link'
import { PageHeader } from '@/ui/display/page-header'
import { StillWorking } from '@/ui/feedback/loading-state'
import { toast } from '@/ui/feedback/toast'
import { ButtonLink } from '@/ui/form/button'
import { useScreenName } from '@/ui/shell/screen-name'

export const Route = createFileRoute('/admin/clients/$clientId/edit')({
  staticData: { title: msg`Edit client` },
  beforeLoad: ({ params }) => {
    requireIds(params)
  },
  loader: async ({ context, params, abortController }) => {
    const { details } = organizationQueries(context.scope)
    // Bypasses the cache, because an edit must not start from outdated values.
    await loadFresh(context.queryClient, details(params.clientId), abortController.signal)
  },
  pendingComponent: EditClientPending,
  component: EditClientPage,
})

function EditClientPage() {
  const { t } = useLingui()
  const { scope } = Route.useRouteContext()
  const { clientId } = Route.useParams()
  const navigate = Route.useNavigate()
  const { data: client } = useLoadedOrganization(scope, clientId)
  useScreenName({ thing: client.name, ids: { [clientId]: client.name } })
  const { mutateAsync: update } = useUpdateOrganization(scope)
  const detail = { to: '/admin/clients/$clientId' as const, params: { clientId } }
  return (
    <>
      <PageHeader
        title={<Trans>Edit client</Trans>}
        description={
          <Trans>
            All administrators see your changes to <Data>{client.name}</Data>.
          </Trans>
        }
      />
      <ClientForm
        key={clientId}
        client={client}
        save={async (changes) => {
          // If nothing has changed, leaves without a request.
          if (Object.keys(changes).length > 0) {
            await update({ organization_id: clientId, ...changes })
            void toast('success', t`Organiztan info was updated Successfully!`)
          }
          await navigate({ ...detail, replace: true })
        }}
        action={<Trans>Save changes</Trans>}
        look={() => (
          <NewTabLink {...detail}>
            <Data>{client.name}</Data>
          </NewTabLink>
        )}
        cancel={
          <ButtonLink {...detail} variant="default">
            <Trans>Cancel</Trans>
          </ButtonLink>
        }
      />
    </>
  )
}

function EditClientPending() {
  return (
    <>
      <PageHeader title={<Trans>Edit client</Trans>} />
      <ClientFormSkeleton />
    </>
  )
}

function ClientFormSkeleton() {
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
