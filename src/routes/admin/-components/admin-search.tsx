import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { IconBuilding } from '@tabler/icons-react'
import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useOrganizationDetails, useOrganizationsNamed } from '@/api/organizations'
import type { SessionFilter } from '@/api/record-lookup/bundle-search'
import type { FoundRecord } from '@/api/record-lookup/loaded-records'
import type { LookupArea } from '@/api/record-lookup/lookup-area'
import { useLoadedRecords } from '@/api/record-lookup/queries'
import { privateSearchState } from '@/features/record-list/private-search'
import { pageDefaults } from '@/features/record-list/list-search'
import {
  placeSearchText,
  recognizeSearch,
  toClientName,
} from '@/features/record-list/recognize-search'
import { isId } from '@/lib/id'
import {
  toRecordId,
  toShortId,
  useRecordSearch,
} from '@/routes/-components/search/use-record-search'
import { useSavedViewCommands } from '@/routes/-components/search/use-saved-view-commands'
import { useSessionSearch } from '@/routes/-components/search/use-session-search'
import type { CommandSection, SearchResultsProps } from '@/ui/shell/search/command'
import { CommandResults } from '@/ui/shell/search/command-results'
import { useAdminSearchCommands } from './admin-search-commands'
import { useListedClientName } from './client-name'
import { ClientSearchError, MoreClients } from './more-clients'
import { getLastPick } from './picked-search'
import { SearchClientChoice } from './search-client-choice'

/** Search in the admin area. Also searches for clients on the server if the user's menu includes clients. */
export function AdminSearch(props: SearchResultsProps) {
  const { text, onText } = props
  const [client, setClient] = useState<string>()
  /** The ID or number to search for once the user picks a client. While this is set, the search box filters clients. */
  const [asked, setAsked] = useState<string>()
  if (asked === undefined)
    return (
      <Results
        {...props}
        client={client}
        onAskClient={() => {
          setAsked(text)
          onText('')
        }}
      />
    )
  return (
    <SearchClientChoice
      {...props}
      id={toRecordId(asked)}
      onPick={(pick) => {
        setClient(pick)
        setAsked(undefined)
        onText(asked)
      }}
    />
  )
}

type ResultsProps = SearchResultsProps & {
  /** The client chosen for a search by ID or number. */
  client: string | undefined
  onAskClient: () => void
}

function Results({ client, onAskClient, ...props }: ResultsProps) {
  const { text, onChoose } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const { scope } = useRouteContext({ from: '/admin' })
  const params = useParams({ strict: false })
  const urlSearch = useSearch({ strict: false })
  const area = useLookupArea(client)
  const searchKind = recognizeSearch(text)?.kind
  const isSearchable = searchKind !== undefined && searchKind !== 'name'
  const clientName = useListedClientName(isSearchable ? area.client : undefined)
  const getAction = ({ kind, id, bundleId, clientId }: FoundRecord) => {
    if (kind === 'session') {
      const [bundle, session] = [bundleId, id].map(encodeURIComponent)
      return { to: `/admin/sessions/${bundle}/${session}` }
    }
    const owner = { client: clientId ?? area.client, bundle: bundleId }
    const search = { ...pageDefaults, ...owner, q: id, transaction: id }
    return { run: () => void navigate({ to: '/admin/transactions', search }) }
  }
  const openList = (bundle: string, { search = '', error_code }: SessionFilter) => {
    const { q, privateSearchText } = placeSearchText(search)
    const list = { ...pageDefaults, q, error_code }
    // Text that may be personal must never enter the URL.
    const state = privateSearchState(scope.sid, privateSearchText)
    // For the current bundle, uses the client in the URL, so the user stays on the same screen.
    const owner = bundle === params.bundleId ? (params.clientId ?? urlSearch.client) : area.client
    void (owner === undefined
      ? navigate({
          to: '/admin/bundle-sessions/$bundleId',
          params: { bundleId: bundle },
          search: list,
          state,
        })
      : navigate({
          to: '/admin/sessions',
          search: { ...list, client: owner, bundle },
          state,
        }))
  }
  const records = useRecordSearch({ text, area, getAction, onChoose })
  const sessions = useSessionSearch({
    text,
    area,
    where: clientName === undefined ? t`In this client’s bundles` : t`In ${clientName}’s bundles`,
    getAction,
    openList,
  })
  const hasClient = area.client !== undefined
  const { commands, note, isExplained } = useAdminSearchCommands(
    text,
    hasClient,
    sessions,
    openList,
  )
  const savedViews = useSavedViewCommands(
    text,
    [{ name: undefined, place: area }],
    (list, search, { bundle, client: owner }) =>
      void navigate({
        to: list === 'sessions' ? '/admin/sessions' : '/admin/transactions',
        search: { ...search, client: owner, bundle },
      }),
  )
  const clients = useClientResults(props)
  const isAsked = searchKind === 'session' ? records.commands.length === 0 : isSearchable
  const isAskedFirst = searchKind === 'session' || !(hasClient || isExplained)
  const ask = {
    label: area.client ? t`Search another client’s bundles` : t`Choose a client to search`,
    icon: IconBuilding,
    stay: onAskClient,
  }
  return (
    <CommandResults
      {...props}
      searchCommands={[
        ...records.commands,
        ...(isAsked && isAskedFirst ? [ask] : []),
        ...(records.isOpen ? commands : []),
        ...(isAsked && !isAskedFirst ? [ask] : []),
      ]}
      areaResults={[clients.section, savedViews]}
      note={note || (sessions.isStarted ? sessions.note : records.note) || clients.note}
    />
  )
}

/** Returns the clients whose name contains the text, and the client whose ID is the text. */
function useClientResults({ text, menu }: SearchResultsProps): {
  section: CommandSection
  note: ReactNode
} {
  const { t } = useLingui()
  const { scope } = useRouteContext({ from: '/admin' })
  const [settled] = useDebouncedValue(text, 250)
  const name = toShortId(settled) ? undefined : toClientName(settled)
  const canListClients = menu.some(({ entries }) =>
    entries.some(({ to }) => to === '/admin/clients'),
  )
  const isSearched = canListClients && name !== undefined && name.length > 1
  const { data, error } = useOrganizationsNamed(scope, isSearched ? name : undefined)
  const id = canListClients ? toClientId(settled) : undefined
  // Offers the client with this ID only after it loads, because the text may be the start of another ID.
  const withId = useOrganizationDetails(scope, id)
  const clientsByName = isSearched ? (data?.organizations ?? []) : []
  const byId = id !== undefined && withId.data ? [{ id, name: withId.data.name }] : []
  const byName = clientsByName.filter((each) => each.id !== id)
  const foundClients = [...byId, ...byName].slice(0, 8)
  const commands = foundClients.map(({ id: client, name: label }) => ({
    label,
    detail: client,
    icon: IconBuilding,
    to: `/admin/clients/${encodeURIComponent(client)}`,
  }))
  const listedClients = clientsByName.filter((each) =>
    foundClients.some(({ id: client }) => client === each.id),
  )
  const count = isSearched && data ? Math.max(data.count ?? 0, clientsByName.length) : 0
  const unlistedCount = count - listedClients.length
  return {
    section: { title: t`Clients`, commands },
    note:
      isSearched && error ? (
        <ClientSearchError error={error} />
      ) : unlistedCount > 0 ? (
        <MoreClients count={unlistedCount} />
      ) : null,
  }
}

/** Returns the text as a client ID; undefined if it isn't an ID or may be personal. */
function toClientId(text: string): string | undefined {
  const recognizedSearch = recognizeSearch(text)
  if (recognizedSearch?.kind !== 'reference' || recognizedSearch.personal) return undefined
  return isId(recognizedSearch.text) ? recognizedSearch.text : undefined
}

/** Returns the client and bundle to search: `chosenClient`, else the current client and bundle, else the last pick. */
function useLookupArea(chosenClient: string | undefined): LookupArea {
  const { auth, scope } = useRouteContext({ from: '/admin' })
  const params = useParams({ strict: false })
  const search = useSearch({ strict: false })
  const records = useLoadedRecords(scope)
  const lastPick = getLastPick(auth)
  if (chosenClient !== undefined) return { client: chosenClient, bundle: undefined }
  const bundle = params.bundleId ?? search.bundle
  const client = params.clientId ?? search.client
  if (client !== undefined) return { client, bundle }
  if (bundle === undefined) return { client: lastPick.client, bundle: lastPick.bundle }
  // Some URLs contain only the bundle, so the client comes from a loaded record or the last pick.
  const ownerId = records.find(({ bundleId }) => bundleId === bundle)?.clientId
  return { bundle, client: ownerId ?? (lastPick.bundle === bundle ? lastPick.client : undefined) }
}
