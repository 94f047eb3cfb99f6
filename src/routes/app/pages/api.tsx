import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isSilent } from '@/api/core/api-error'
import { bundleQueries } from '@/api/bundles'
import { load } from '@/api/core/load'
import { serviceList } from '@/features/service-api/catalog/service-list'
import { recordDocsOpened } from '@/stores/preferences'
import { ApiDocs } from './-components/api-docs/api-docs'
import { docsSearchSchema } from './-components/api-docs/docs-address'
import { docsQueries, firstCalls } from './-components/api-docs/docs-queries'

export const Route = createFileRoute('/app/pages/api')({
  staticData: { title: msg`API` },
  validateSearch: docsSearchSchema,
  loaderDeps: ({ search: { service } }) => ({ service }),
  loader: async ({ context, deps, abortController, cause }) => {
    const { queryClient, scope } = context
    const { signal } = abortController
    const service = serviceList.find(({ id }) => id === deps.service)
    // Ignores failures, because each part shows its own error and the documentation works without the plan. Doesn't
    // wait for a service that was chosen on the page, so the list of services stays visible.
    const loading = [
      load(queryClient, bundleQueries(scope).clientServices(), signal),
      load(queryClient, bundleQueries(scope).own(), signal),
      ...(service
        ? [load(queryClient, docsQueries.service(service.id), signal)]
        : Object.values(firstCalls).map((id) =>
            load(queryClient, docsQueries.samples(id), signal),
          )),
    ].map((each) =>
      each.catch((error: unknown) => {
        if (cause !== 'stay' && isSilent(error)) throw error
      }),
    )
    if (cause !== 'stay') await Promise.all(loading)
  },
  component: ApiDocsPage,
})

function ApiDocsPage() {
  useEffect(recordDocsOpened, [])
  const navigate = Route.useNavigate()
  return (
    <ApiDocs
      search={Route.useSearch()}
      onSearch={(change, replace) =>
        void navigate({
          search: (before) => ({ ...before, ...change }),
          replace,
          resetScroll: false,
        })
      }
    />
  )
}
