import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isSilent } from '@/api/core/api-error'
import { nextBatchSize, type BundleSearch } from '@/api/record-lookup/bundle-search'
import type { Scope } from '@/lib/realm'
import { Button } from '@/ui/form/button'
import { SearchFailureNote, NotFoundNote, PartialSearchNote } from './search-notes'
import common from '@/ui/display/common.module.css'

interface BundleSearchStateProps {
  realm: Scope['realm']
  /** Undefined until the search starts. */
  bundleSearch: BundleSearch | undefined
  /** Number of visible matches. */
  matchCount: number
  /** Label of the button that starts the search. */
  start: ReactNode
  onStart: () => void
  onContinue: (bundleSearch: BundleSearch) => void
  /** Button label after the search ends. Defaults to "Search again". */
  again?: ReactNode
  /** Message if no bundle has a match. Defaults to a note with the number of searched bundles. */
  nothing?: ReactNode
}

/**
 * Button that starts or continues a bundle search, with its progress. The same button stays mounted, so it keeps the
 * focus.
 */
export function BundleSearchState(props: BundleSearchStateProps) {
  const { bundleSearch, start, again, onStart, onContinue } = props
  const next = bundleSearch ? nextBatchSize(bundleSearch) : 0
  const isRunning = bundleSearch?.isRunning === true
  const press = () => {
    if (isRunning) return
    if (bundleSearch && next > 0) onContinue(bundleSearch)
    else onStart()
  }
  return (
    <div className={common.row}>
      <Button variant="default" size="xs" busy={isRunning} onClick={press}>
        {!bundleSearch || isRunning ? (
          start
        ) : next > 0 ? (
          <Plural value={next} one="Search # more bundle" other="Search # more bundles" />
        ) : (
          (again ?? <Trans>Search again</Trans>)
        )}
      </Button>
      <span role="status" className={common.note}>
        {bundleSearch ? <Progress {...props} bundleSearch={bundleSearch} /> : null}
      </span>
    </div>
  )
}

type ProgressProps = Pick<BundleSearchStateProps, 'realm' | 'matchCount' | 'nothing'> & {
  bundleSearch: BundleSearch
}

function Progress({ realm, matchCount, nothing, bundleSearch }: ProgressProps) {
  const { answered, left, failed, error, isRunning } = bundleSearch
  const all = answered + left.length
  if (isRunning)
    return all > 0 ? (
      <Trans>
        {answered} of <Plural value={all} one="# bundle" other="# bundles" />
      </Trans>
    ) : null
  if (error && !isSilent(error)) return <SearchFailureNote error={error} failedCount={failed} />
  if (matchCount > 0) return null
  if (left.length > 0) return <PartialSearchNote bundles={answered} />
  return nothing ?? <NotFoundNote realm={realm} bundles={answered} />
}
