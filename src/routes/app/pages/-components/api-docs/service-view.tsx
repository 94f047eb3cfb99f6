import { useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { useServiceHost } from '@/api/service-api'
import type { Bundle } from '@/backend/bundles'
import { QueryFailure } from '@/features/labels/query-failure'
import { TabLinks } from '@/ui/display/tab-links'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { LoadingState } from '@/ui/feedback/loading-state'
import { toDocsLink } from './docs-link'
import { CodePanel } from './code-panel'
import type { ConsoleSecrets } from './console/use-console-secrets'
import type { DocsSearch, DocsSection } from './docs-address'
import { useServiceDoc } from './docs-queries'
import { ServiceReference } from './service-reference'

const ServiceConsole = lazy(() =>
  import('./console/service-console').then((module) => ({ default: module.ServiceConsole })),
)
const NoConsole = lazy(() =>
  import('./console/no-console').then((module) => ({ default: module.NoConsole })),
)

interface ServiceViewProps {
  id: string
  search: DocsSearch
  bundles: readonly Bundle[]
  secrets: ConsoleSecrets
  onSearch: (change: Partial<DocsSearch>) => void
  onVerify: (body: string, header: string) => void
}

/** Shows one service's reference, and its console after the user opens it. */
export function ServiceView(props: ServiceViewProps) {
  const { id, search, bundles, secrets, onSearch, onVerify } = props
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useServiceDoc(id)
  const host = useServiceHost()
  const isConsole = search.section === 'console'
  // The console stays mounted once opened, so its input survives while the reference is shown.
  const [hasConsole, setHasConsole] = useState(isConsole)
  if (isConsole && !hasConsole) setHasConsole(true)
  if (!data)
    return error ? (
      <QueryFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <LoadingState />
    )
  const { service, samples, answer } = data
  const tab = (section: DocsSection | undefined, label: string) => ({
    key: section ?? 'reference',
    label,
    current: isConsole === (section === 'console'),
    link: toDocsLink({ service: id, bundle: search.bundle, section }),
  })
  const code = (
    <CodePanel
      samples={samples}
      response={answer}
      bundles={bundles}
      bundle={bundles.find((bundle) => bundle.id === search.bundle)}
      onBundle={(bundle) => onSearch({ bundle })}
    />
  )
  return (
    <>
      <TabLinks
        label={t`Service views`}
        tabs={[
          tab(undefined, t({ message: 'Reference', context: 'documentation' })),
          tab('console', t`Try it`),
        ]}
      />
      <div hidden={isConsole}>
        <ServiceReference service={service} search={search} code={code} />
      </div>
      {hasConsole ? (
        <div hidden={!isConsole}>
          <LazyPart fallback={<LoadingState />} onFailure={() => onSearch({ section: undefined })}>
            {host ? (
              <ServiceConsole service={service} host={host} secrets={secrets} onVerify={onVerify} />
            ) : (
              <NoConsole code={samples.curl} />
            )}
          </LazyPart>
        </div>
      ) : null}
    </>
  )
}
