import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate, useParams, useRouteContext } from '@tanstack/react-router'
import { useOwnBundles } from '@/api/bundles'
import type { SessionFilter } from '@/api/record-lookup/bundle-search'
import type { FoundRecord } from '@/api/record-lookup/loaded-records'
import { privateSearchState } from '@/features/record-list/private-search'
import { pageDefaults } from '@/features/record-list/list-search'
import { placeSearchText } from '@/features/record-list/recognize-search'
import { useRecordSearch } from '@/routes/-components/search/use-record-search'
import { useSavedViewCommands } from '@/routes/-components/search/use-saved-view-commands'
import { useSessionSearch } from '@/routes/-components/search/use-session-search'
import { CommandResults } from '@/ui/shell/search/command-results'
import type { SearchResultsProps } from '@/ui/shell/search/command'
import { searchedBundles, useClientSearchCommands } from './client-search-commands'

const LISTS = '/app/pages/bundle/$bundleId/sessions'

/** Client area search: finds bundles in the menu, and records and numbers in the bundles. */
export function ClientSearch(props: SearchResultsProps) {
  const { text, onChoose } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const { scope, auth } = useRouteContext({ from: '/app' })
  const { bundleId } = useParams({ strict: false })
  const bundles = useOwnBundles(scope).data?.bundles ?? auth.profile().bundles
  const area = { bundle: bundleId, client: undefined }
  const getAction = (record: FoundRecord) => {
    const params = { bundleId: record.bundleId }
    if (record.kind === 'session') {
      const [bundle, session] = [record.bundleId, record.id].map(encodeURIComponent)
      return { to: `/app/pages/bundle/${bundle}/sessions/${session}` }
    }
    const search = { ...pageDefaults, q: record.id, transaction: record.id }
    return {
      run: () => void navigate({ to: LISTS, params, search: { ...search, tab: 'transactions' } }),
    }
  }
  const openList = (bundle: string, { search = '', error_code }: SessionFilter) => {
    const { q, privateSearchText } = placeSearchText(search)
    void navigate({
      to: LISTS,
      params: { bundleId: bundle },
      // Sets the tab, because otherwise the last opened tab would open, and any other tab drops the search text.
      search: { ...pageDefaults, tab: 'sessions', q, error_code },
      // Text that may be personal must never enter the URL.
      state: privateSearchState(scope.sid, privateSearchText),
    })
  }
  const records = useRecordSearch({
    text,
    area,
    bundleName: (id) => bundles.find((bundle) => bundle.id === id)?.name,
    getAction,
    onChoose,
  })
  const bundleCount = bundles.length
  const sessions = useSessionSearch({
    text,
    area,
    where: t`${plural(bundleCount, { one: 'In your bundle', other: 'In your # bundles' })}`,
    getAction,
    openList,
  })
  const { commands, note } = useClientSearchCommands(text, bundles, sessions, openList)
  const savedViews = useSavedViewCommands(
    text,
    searchedBundles(bundles, bundleId).map(({ id, name }) => ({ name, place: id })),
    (tab, search, bundle) =>
      void navigate({ to: LISTS, params: { bundleId: bundle }, search: { ...search, tab } }),
  )
  return (
    <CommandResults
      {...props}
      searchCommands={records.isOpen ? [...records.commands, ...commands] : records.commands}
      areaResults={[savedViews]}
      note={note || (sessions.isStarted ? sessions.note : records.note)}
    />
  )
}
