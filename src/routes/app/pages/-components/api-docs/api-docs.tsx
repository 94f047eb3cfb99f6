import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useEffect, useRef, useState, type ReactNode } from 'react'
import { useClientServices, useOwnBundles } from '@/api/bundles'
import { useScope } from '@/api/core/use-scope'
import { serviceList } from '@/features/service-api/catalog/service-list'
import { Badge } from '@/ui/display/badge'
import { mainHeading } from '@/ui/display/heading-focus'
import { PageHeader } from '@/ui/display/page-header'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { LoadingState } from '@/ui/feedback/loading-state'
import { EmptyState } from '@/ui/feedback/states'
import { SearchInput } from '@/ui/list-toolbar/search-input'
import { useCallName } from './call-names'
import { parseChapter, useChapterName } from './chapter-names'
import { DocsLink } from './docs-link'
import { UntranslatedNotice } from '@/routes/app/pages/-components/untranslated-notice'
import { useConsoleSecrets } from './console/use-console-secrets'
import type { DocsSearch } from './docs-address'
import { DocsNav } from './docs-nav'
import { DocsTools } from './docs-tools'
import { sortByPlan } from './sort-by-plan'
import { ServiceView } from './service-view'
import common from '@/ui/display/common.module.css'
import classes from './api-docs.module.css'

const GettingStarted = lazy(() =>
  import('./getting-started').then((module) => ({ default: module.GettingStarted })),
)
const ErrorCodes = lazy(() =>
  import('./error-codes').then((module) => ({ default: module.ErrorCodes })),
)
const ChapterView = lazy(() =>
  import('./chapter-view').then((module) => ({ default: module.ChapterView })),
)
const HmacVerifier = lazy(() =>
  import('./verifier/hmac-verifier').then((module) => ({ default: module.HmacVerifier })),
)
const SearchResults = lazy(() =>
  import('./search-results').then((module) => ({ default: module.SearchResults })),
)

interface ApiDocsProps {
  search: DocsSearch
  onSearch: (change: Partial<DocsSearch>, replace: boolean) => void
}

/** Service API documentation with a side navigation. */
export function ApiDocs({ search, onSearch }: ApiDocsProps) {
  const scope = useScope()
  const { t } = useLingui()
  const plan = useClientServices(scope).data?.services
  const bundles = useOwnBundles(scope).data?.bundles ?? []
  const bundle = bundles.find(({ id }) => id === search.bundle)
  const order = sortByPlan(serviceList, plan, bundle?.services ?? undefined)
  // Stored only in memory, while this page is mounted.
  const secrets = useConsoleSecrets()
  const [signed, setSigned] = useState({ body: '', header: '' })
  const { service: id, section, q } = search
  const service = serviceList.find((each) => each.id === id)
  const chapter = parseChapter(section)
  const part = chapter ?? (section === 'errors' || section === 'verifier' ? section : 'start')
  const isTranslated = !q && id === undefined && (part === 'start' || part === 'verifier')
  useFocusOnChange(`${id} ${id ? '' : part}`)

  const isUnknown = id !== undefined && !service
  const { title, description } = useHeading(search, service?.id)

  return (
    <div className={classes.docs}>
      <PageHeader
        title={title}
        description={
          <>
            {description}
            {isTranslated ? null : <UntranslatedNotice />}
          </>
        }
        meta={
          service && order.notInPlan.includes(service) ? (
            <Badge tone="neutral">
              <Trans>Not in your plan</Trans>
            </Badge>
          ) : null
        }
        action={<DocsTools service={service?.id} />}
      />
      <div className={`${common.stack} ${classes.layout}`}>
        <DocsNav order={order} bundleName={bundle?.name} search={search} current={title}>
          <SearchInput
            label={t`Search the documentation`}
            placeholder={t`Name, field or code`}
            value={q ?? ''}
            onChange={(query) => onSearch({ q: query || undefined }, true)}
          />
        </DocsNav>
        <div className={classes.content}>
          {q ? (
            <Part onFailure={() => onSearch({ q: undefined }, true)}>
              <SearchResults
                q={q}
                bundle={search.bundle}
                onClear={() => onSearch({ q: undefined }, true)}
              />
            </Part>
          ) : null}
          {/* Keeps console input while the user searches the documentation. */}
          <div hidden={Boolean(q)}>
            {isUnknown ? (
              <EmptyState
                illustration="not-found"
                title={<Trans>Service not found</Trans>}
                text={<Trans>It may have been renamed. All services are in the list.</Trans>}
                action={
                  <DocsLink search={{ bundle: search.bundle }}>
                    <Trans>Getting started</Trans>
                  </DocsLink>
                }
              />
            ) : service ? (
              <ServiceView
                key={service.id}
                id={service.id}
                search={search}
                bundles={bundles}
                secrets={secrets}
                onSearch={(change) => onSearch(change, true)}
                onVerify={(body, header) => {
                  setSigned({ body, header })
                  onSearch({ service: undefined, section: 'verifier' }, false)
                }}
              />
            ) : (
              <Part key={part} onFailure={() => {}}>
                {chapter ? (
                  <ChapterView id={chapter} search={search} />
                ) : section === 'errors' ? (
                  <ErrorCodes />
                ) : section === 'verifier' ? (
                  <HmacVerifier {...signed} />
                ) : (
                  <GettingStarted search={search} bundle={bundle} services={order.bundle} />
                )}
              </Part>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

function Part({ onFailure, children }: { onFailure: () => void; children: ReactNode }) {
  return (
    <LazyPart fallback={<LoadingState />} onFailure={onFailure}>
      {children}
    </LazyPart>
  )
}

function useHeading({ service, section }: DocsSearch, id: string | undefined) {
  const { t } = useLingui()
  const callName = useCallName()
  const chapterName = useChapterName()
  const chapter = parseChapter(section)
  if (service) return { title: id ? callName(id) : t`Service not found` }
  if (chapter) return { title: chapterName(chapter) }
  if (section === 'errors')
    return {
      title: t`Error codes`,
      description: t`What each code means, and what to do about it.`,
    }
  if (section === 'verifier')
    return {
      title: t`HMAC verifier`,
      description: t`Check that a response was signed with your key, and see the string behind the signature.`,
    }
  return {
    title: t`API`,
    description: t`How your server calls the verification services, starting with the first token.`,
  }
}

/**
 * Focuses the heading when the part changes. To the reader, each part is a new page, although only the search
 * parameters change.
 */
function useFocusOnChange(part: string) {
  const shownPart = useRef(part)
  useEffect(() => {
    if (shownPart.current === part) return
    shownPart.current = part
    window.scrollTo({ top: 0 })
    mainHeading()?.focus({ preventScroll: true })
  }, [part])
}
