import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useCreateOrganization } from '@/api/organization-writes'
import { toClientName } from '@/features/record-list/recognize-search'
import { ClientForm } from '@/routes/admin/-components/clients/client-form'
import { NewTabLink } from '@/ui/display/new-tab-link'
import { PageHeader } from '@/ui/display/page-header'
import { toast } from '@/ui/feedback/toast'
import { ButtonLink } from '@/ui/form/button'

export const Route = createFileRoute('/admin/clients/new')({
  staticData: { title: msg`New client` },
  component: NewClientPage,
})

function NewClientPage() {
  const { t } = useLingui()
  const { scope } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const { mutateAsync: create } = useCreateOrganization(scope)
  return (
    <>
      <PageHeader
        title={<Trans>New client</Trans>}
        description={
          <Trans>
            Only the name is required. You can set up bundles later on the client’s page.
          </Trans>
        }
      />
      <ClientForm
        save={async ({ name = '', email = '', ...optional }) => {
          const createdClient = await create({ name, email, ...optional })
          void toast('success', t`Organiztion Created Successfully!`)
          // Replaces the form's history entry, because Back must not return to the form for a client that already
          // exists.
          await navigate({
            ...(createdClient?.id
              ? { to: '/admin/clients/$clientId', params: { clientId: createdClient.id } }
              : { to: '/admin/clients' }),
            replace: true,
          })
        }}
        action={<Trans>Create client</Trans>}
        look={(name) => (
          <NewTabLink to="/admin/clients" search={{ name: toClientName(name) }}>
            <Trans>Clients</Trans>
          </NewTabLink>
        )}
        cancel={
          <ButtonLink to="/admin/clients" variant="default">
            <Trans>Cancel</Trans>
          </ButtonLink>
        }
      />
    </>
  )
}
