import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { findError } from '@/features/labels/problems/service-errors'
import { QueryFailure } from '@/features/labels/query-failure'
import { LoadingState } from '@/ui/feedback/loading-state'
import { NoMatchState } from '@/ui/feedback/states'
import { useCallName } from './call-names'
import { useChapterName } from './chapter-names'
import { chapters } from './chapters'
import { DocsLink } from './docs-link'
import { useAllServiceDocs } from './docs-queries'
import { docsIndex, findInDocs, type DocsHit } from './find-in-docs'
import common from '@/ui/display/common.module.css'
import classes from './search-results.module.css'

const MAX_SHOWN = 60

interface SearchResultsProps {
  q: string
  bundle: string | undefined
  onClear: () => void
}

/** Links to services, chapters, fields and error codes that contain the typed words. */
export function SearchResults({ q, bundle, onClear }: SearchResultsProps) {
  const { data, error, isFetching, refetch } = useAllServiceDocs()
  const callName = useCallName()
  const chapterName = useChapterName()
  const index = useMemo(() => docsIndex(data ?? [], chapters), [data])
  if (error) return <QueryFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const hits = findInDocs(index, q, callName, chapterName)
  if (hits.length === 0) return <NoMatchState onClear={onClear} />
  return (
    <>
      <p role="status" className={common.note}>
        <Plural value={hits.length} one="# result" other="# results" />
      </p>
      <ul className={classes.hits}>
        {hits.slice(0, MAX_SHOWN).map((hit) => (
          <Hit
            key={`${hit.service} ${hit.chapter} ${hit.section} ${hit.found}`}
            hit={hit}
            bundle={bundle}
          />
        ))}
      </ul>
      {hits.length > MAX_SHOWN ? (
        <p className={common.note}>
          <Trans>
            Only the first {MAX_SHOWN} results are shown. Keep typing to narrow the list.
          </Trans>
        </p>
      ) : null}
    </>
  )
}

function Hit({ hit, bundle }: { hit: DocsHit; bundle: string | undefined }) {
  const { i18n } = useLingui()
  const callName = useCallName()
  const chapterName = useChapterName()
  const { service, chapter, section, found, text } = hit
  const error = section === 'errors' ? findError(Number(found)) : undefined
  return (
    <li className={classes.hit}>
      <DocsLink search={{ service, section: chapter ?? section, bundle }}>
        <span className={classes.name}>
          {service ? callName(service) : chapter ? chapterName(chapter) : null}
        </span>
        {chapter && found ? (
          <span lang="en" className={`${common.note} ${classes.place}`}>
            {` · ${found}`}
          </span>
        ) : null}
        {section ? (
          <span className={`${common.note} ${classes.place}`}>
            {' · '}
            <SectionName section={section} />
            {' · '}
            <code dir="ltr">{found}</code>
          </span>
        ) : null}
      </DocsLink>
      <p className={common.note}>{error ? i18n._(error.cause) : text}</p>
    </li>
  )
}

function SectionName({ section }: { section: NonNullable<DocsHit['section']> }) {
  switch (section) {
    case 'request':
      return <Trans>Request</Trans>
    case 'response':
      return <Trans>Response</Trans>
    case 'errors':
      return <Trans>Error</Trans>
  }
}
