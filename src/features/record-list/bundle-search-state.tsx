import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isSilent } from '@/api/core/api-error'
import { nextBatchSize, type BundleSearch } from '@/api/record-lookup/bundle-search'
import type { Scope } from '@/lib/realm'
import { Button } from '@/ui/form/button'
import { Failure, NotFound, NotFoundSoFar } from './search-notes'
import common from '@/ui/display/common.module.css'

interface BundleSearchStateProps {
  realm: Scope['realm']
  /** Undefined until it is started. */
  search: BundleSearch | undefined
  /** How many of its hits are shown. */
  found: number
  /** The label of the button that starts it. */
  start: ReactNode
  onStart: () => void
  onGoOn: (search: BundleSearch) => void
  /** The label once it has ended; without one it can be searched again. */
  again?: ReactNode
  /** Says that nothing was found in any bundle; without it, in how many. */
  nothing?: ReactNode
}

/** The button of a search over bundles, and how far it is. One button throughout, so that the focus stays on it. */
export function BundleSearchState(props: BundleSearchStateProps) {
  const { search, start, again, onStart, onGoOn } = props
  const next = search ? nextBatchSize(search) : 0
  const isRunning = search?.isRunning === true
  const press = () => {
    if (isRunning) return
    if (search && next > 0) onGoOn(search)
    else onStart()
  }
  return (
    <div className={common.row}>
      <Button variant="default" size="xs" busy={isRunning} onClick={press}>
        {!search || isRunning ? (
          start
        ) : next > 0 ? (
          <Plural value={next} one="Search # more bundle" other="Search # more bundles" />
        ) : (
          (again ?? <Trans>Search again</Trans>)
        )}
      </Button>
      <span role="status" className={common.note}>
        {search ? <Progress {...props} search={search} /> : null}
      </span>
    </div>
  )
}

type ProgressProps = Pick<BundleSearchStateProps, 'realm' | 'found' | 'nothing'> & {
  search: BundleSearch
}

function Progress({ realm, found, nothing, search }: ProgressProps) {
  const { answered, left, failed, error, isRunning } = search
  const all = answered + left.length
  if (isRunning)
    return all > 0 ? (
      <Trans>
        {answered} of <Plural value={all} one="# bundle" other="# bundles" />
      </Trans>
    ) : null
  if (error && !isSilent(error)) return <Failure error={error} failed={failed} />
  if (found > 0) return null
  if (left.length > 0) return <NotFoundSoFar bundles={answered} />
  return nothing ?? <NotFound realm={realm} bundles={answered} />
}
