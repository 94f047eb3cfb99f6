import { msg } from '@lingui/core/macro'
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { bundleDetailQueries } from '@/api/bundle-details/queries'
import { load } from '@/api/core/load'
import { organizationQueries, useLoadedOrganization } from '@/api/organizations/queries'
import { requireIds } from '@/auth/guards'
import { idParam, optional } from '@/lib/search-schema'
import { useScreenName } from '@/ui/shell/screen-name'
import { NewBundleForm } from './-components/new-bundle-form'

const searchSchema = v.object({
  /** The bundle to duplicate, of any client. */
  from: optional(idParam),
  step: optional(v.literal('review')),
})

export const Route = createFileRoute('/admin/clients/$clientId/new-bundle')({
  staticData: { title: msg`New bundle` },
  validateSearch: searchSchema,
  loaderDeps: ({ search }) => ({ from: search.from }),
  beforeLoad: ({ params }) => {
    requireIds(params)
  },
  loader: async ({ context, params, deps, abortController: { signal } }) => {
    const { queryClient, scope } = context
    const { of, services } = bundleDetailQueries(scope)
    const [source] = await Promise.all([
      deps.from === undefined ? undefined : load(queryClient, of(deps.from), signal),
      load(queryClient, services(), signal),
      load(queryClient, organizationQueries(scope).details(params.clientId), signal),
    ])
    return { source }
  },
  component: NewBundlePage,
})

function NewBundlePage() {
  const { scope } = Route.useRouteContext()
  const { clientId } = Route.useParams()
  const { data: client } = useLoadedOrganization(scope, clientId)
  useScreenName({ thing: client.name, ids: { [clientId]: client.name } })
  const { from, step } = Route.useSearch()
  const { source } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  const isFormBefore = useLocation({ select: ({ state }) => state.openedAsOverlay === true })
  return (
    <NewBundleForm
      key={`${clientId} ${from}`}
      scope={scope}
      clientId={clientId}
      source={source}
      isReview={step === 'review'}
      onReview={() =>
        void navigate({ search: { from, step: 'review' }, state: { openedAsOverlay: true } })
      }
      onBack={() =>
        isFormBefore ? history.back() : void navigate({ search: { from }, replace: true })
      }
    />
  )
}
