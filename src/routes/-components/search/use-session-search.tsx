import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconRefresh, IconSearch, IconStack2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isSilent } from '@/api/core/api-error'
import { useScope } from '@/api/core/use-scope'
import {
  nextBatchSize,
  useBundleSearch,
  type BundleSearch,
  type SessionFilter,
} from '@/api/record-lookup/bundle-search'
import type { FoundRecord } from '@/api/record-lookup/loaded-records'
import type { LookupArea } from '@/api/record-lookup/lookup-area'
import type { Scope } from '@/lib/realm'
import type { Command } from '@/ui/shell/search/command'
import {
  SearchFailureNote,
  NotFoundNote,
  PartialSearchNote,
} from '@/features/record-list/search-notes'
import { useRecordCommand } from './use-record-search'

type SessionSearchOptions = {
  text: string
  area: LookupArea
  /** Describes the area that the search covers. */
  where: string | undefined
  /** Returns the link or action for a session that is its bundle's only hit. */
  getAction: (record: FoundRecord) => { to: string } | { run: () => void }
  /** Opens a bundle's session list. */
  openList: (bundleId: string, filter: SessionFilter) => void
}

export type SessionSearch = {
  /** Returns the command that starts the search for this filter, or the results if that search has started. */
  commandsFor: (filter: SessionFilter, command: Pick<Command, 'label' | 'icon'>) => Command[]
  isStarted: boolean
  note?: ReactNode
}

/** Searches the area's sessions on Enter and shows one line for each bundle with hits (behavior 2.18). */
export function useSessionSearch(options: SessionSearchOptions): SessionSearch {
  const scope = useScope()
  const { text, area, where, getAction, openList } = options
  const { t } = useLingui()
  const { search, start, continueSearch } = useBundleSearch(scope, area, text)
  const toCommand = useRecordCommand()

  const toLine = ({ bundle, total, first }: BundleSearch['hits'][number]): Command => {
    const name = bundle.name ?? first.bundleName ?? bundle.id
    const record = { ...first, bundleId: bundle.id, bundleName: name }
    if (total <= 1) return { ...toCommand(record), ...getAction(record) }
    return {
      label: name,
      detail: t`${plural(total, { one: '# session', other: '# sessions' })}`,
      icon: IconStack2,
      run: () => search && openList(bundle.id, search.filter),
    }
  }

  const lastLine = (shownSearch: BundleSearch): Command[] => {
    const { isRunning, answered, left, filter, error } = shownSearch
    if (isRunning) {
      const all = answered + left.length
      const detail = t`${answered} of ${plural(all, { one: '# bundle', other: '# bundles' })}`
      return [
        {
          label: t`Searching…`,
          detail: all > 0 ? detail : undefined,
          icon: IconSearch,
          stay: () => {},
        },
      ]
    }
    const next = nextBatchSize(shownSearch)
    if (next > 0) {
      return [
        {
          label: t`${plural(next, { one: 'Search # more bundle', other: 'Search # more bundles' })}`,
          icon: IconSearch,
          stay: () => continueSearch(shownSearch),
        },
      ]
    }
    return error ? [{ label: t`Try again`, icon: IconRefresh, stay: () => start(filter) }] : []
  }

  return {
    commandsFor: (filter, command) =>
      search && isSame(search.filter, filter)
        ? [...search.hits.map(toLine), ...lastLine(search)]
        : [{ ...command, detail: where, stay: () => start(filter) }],
    isStarted: search !== undefined,
    note: search && !search.isRunning ? describeOutcome(search, scope.realm) : undefined,
  }
}

function describeOutcome(search: BundleSearch, realm: Scope['realm']): ReactNode {
  const { hits, answered, left, failed, error } = search
  if (error && !isSilent(error)) return <SearchFailureNote error={error} failedCount={failed} />
  if (hits.length > 0) return undefined
  if (left.length > 0) return <PartialSearchNote bundles={answered} />
  return <NotFoundNote realm={realm} bundles={answered} />
}

const isSame = (one: SessionFilter, other: SessionFilter) =>
  one.search === other.search && one.error_code === other.error_code
