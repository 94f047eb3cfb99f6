import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { bundleQueries } from '@/api/bundles'
import { load } from '@/api/core/load'
import { optional, searchText } from '@/lib/search-schema'
import { MyBundles, MyBundlesSkeleton } from './-components/my-bundles'

const searchSchema = v.object({
  /** If missing, the bundles are shown as cards. */
  view: optional(v.picklist(['table'])),
  /** Part of a bundle's name or ID. */
  q: optional(searchText),
  /** Sorts by name, ascending or descending. The default is the menu's order. */
  sort: optional(v.picklist(['name', '-name'])),
})

export const Route = createFileRoute('/app/pages/bundle/')({
  staticData: { title: msg`My bundles` },
  validateSearch: searchSchema,
  loader: async ({ context, abortController }) => {
    await load(context.queryClient, bundleQueries(context.scope).own(), abortController.signal)
  },
  pendingComponent: MyBundlesSkeleton,
  component: MyBundlesPage,
})

function MyBundlesPage() {
  const navigate = Route.useNavigate()
  return (
    <MyBundles
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  )
}
