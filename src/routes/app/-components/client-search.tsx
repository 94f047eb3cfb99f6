import { useNavigate, useParams, useRouteContext } from '@tanstack/react-router'
import { useOwnBundles } from '@/api/bundles/queries'
import { pageDefaults } from '@/features/record-list/list-search'
import { useRecordSearch } from '@/routes/-components/search/use-record-search'
import { useSavedViewCommands } from '@/routes/-components/search/use-saved-view-commands'
import { CommandResults } from '@/ui/shell/search/command-results'
import type { SearchResultsProps } from '@/ui/shell/search/command'
import { searchedBundles, useClientSearchCommands } from './client-search-commands'

const LISTS = '/app/pages/bundle/$bundleId/sessions'

/** The search of the client area. It finds bundles in the menu, and records and numbers in the bundles. */
export function ClientSearch(props: SearchResultsProps) {
  const { text, onChoose } = props
  const navigate = useNavigate()
  const { scope, auth } = useRouteContext({ from: '/app' })
  const { bundleId } = useParams({ strict: false })
  const bundles = useOwnBundles(scope).data?.bundles ?? auth.profile().bundles
  const records = useRecordSearch({
    scope,
    text,
    place: { bundle: bundleId, client: undefined },
    bundleName: (id) => bundles.find((bundle) => bundle.id === id)?.name,
    way: (record) => {
      const params = { bundleId: record.bundleId }
      if (record.kind === 'session') {
        const [bundle, session] = [record.bundleId, record.id].map(encodeURIComponent)
        return { to: `/app/pages/bundle/${bundle}/sessions/${session}` }
      }
      const search = { ...pageDefaults, q: record.id, transaction: record.id }
      return {
        run: () => void navigate({ to: LISTS, params, search: { ...search, tab: 'transactions' } }),
      }
    },
    onChoose,
  })
  const commands = useClientSearchCommands(text, bundles)
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
      note={records.note}
    />
  )
}
