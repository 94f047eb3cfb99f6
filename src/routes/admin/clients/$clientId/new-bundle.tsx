import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter, type RouterHistory } from '@tanstack/react-router'
import * as v from 'valibot'
import { bundleDetailQueries } from '@/api/bundle-details'
import { load } from '@/api/core/load'
import { organizationQueries, useLoadedOrganization } from '@/api/organizations'
import { requireIds } from '@/auth/guards'
import { idParam, optional } from '@/lib/search-schema'
import { useScreenName } from '@/ui/shell/screen-name'
import { NewBundleForm } from './-components/new-bundle-form'

const searchSchema = v.object({
  /** ID of the bundle to duplicate. The bundle may belong to any client. */
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
    const { detail, services } = bundleDetailQueries(scope)
    const [source] = await Promise.all([
      deps.from === undefined ? undefined : load(queryClient, detail(deps.from), signal),
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
  /** Whether the form opened the review. False in the form, and in a duplicate's review that was opened by URL. */
  const isAfterForm = () => history.location.state.openedAsOverlay === true
  const toForm = () =>
    isAfterForm() ? goBack(history) : navigate({ search: { from }, replace: true })
  return (
    <NewBundleForm
      key={`${clientId} ${from}`}
      clientId={clientId}
      source={source}
      isReview={step === 'review'}
      onReview={() =>
        void navigate({ search: { from, step: 'review' }, state: { openedAsOverlay: true } })
      }
      onBack={() => void toForm()}
      onCreated={async (ofClient, bundle) => {
        // Goes back to replace the form's entry, because Back must not return to the form for an existing bundle.
        if (isAfterForm()) await goBack(history)
        const params = { clientId: ofClient }
        if (bundle === undefined)
          await navigate({ to: '/admin/clients/$clientId', params, replace: true })
        else
          await navigate({
            to: '/admin/clients/$clientId/$bundleId',
            params: { ...params, bundleId: bundle },
            replace: true,
          })
      }}
    />
  )
}

/** Goes back and resolves once the history has changed, because the browser goes back asynchronously. */
function goBack(history: RouterHistory): Promise<void> {
  return new Promise((resolve) => {
    const stop = history.subscribe(() => {
      stop()
      resolve()
    })
    history.back()
  })
}
