import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getPlatform } from './-components/sdk-docs/platforms'
import { sdkSearchDefaults, sdkSearchSchema } from './-components/sdk-docs/sdk-search'
import { recordDocsOpened } from '@/stores/preferences'
import { SdkDocs, SdkDocsSkeleton } from './-components/sdk-docs/sdk-docs'

export const Route = createFileRoute('/app/pages/sdk')({
  staticData: { title: msg`SDK` },
  validateSearch: sdkSearchSchema,
  search: { middlewares: [stripSearchParams(sdkSearchDefaults)] },
  loaderDeps: ({ search }) => ({ platform: search.platform }),
  loader: ({ deps }) => getPlatform(deps.platform).loadCode(),
  pendingComponent: SdkDocsSkeleton,
  component: SdkPage,
})

function SdkPage() {
  useEffect(recordDocsOpened, [])
  const navigate = Route.useNavigate()
  return (
    <SdkDocs
      search={Route.useSearch()}
      code={Route.useLoaderData().code}
      onSearch={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change }),
          hash: true,
          replace: true,
          resetScroll: false,
          hashScrollIntoView: false,
        })
      }
    />
  )
}
