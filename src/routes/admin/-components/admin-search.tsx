import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { IconBuilding } from '@tabler/icons-react'
import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useOrganizationDetails, useOrganizationsNamed } from '@/api/organizations'
import type { SessionFilter } from '@/api/record-lookup/bundle-search'
import type { FoundRecord } from '@/api/record-lookup/loaded-records'
import type { LookupPlace } from '@/api/record-lookup/lookup-place'
import { useLoadedRecords } from '@/api/record-lookup/queries'
import { privateSearchState } from '@/auth/private-search'
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
import { ClientsNotSearched, MoreClients } from './more-clients'
import { lastPicked } from './picked-search'
import { SearchClientChoice } from './search-client-choice'

/** The search of the admin area. It also finds clients on the server, if they are in the person's menu. */
export function AdminSearch(props: SearchResultsProps) {
  const { text, onText } = props
  const [client, setClient] = useState<string>()
  /** The id or number whose client is being chosen; meanwhile the text is the name of the client. */
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
      onPick={(picked) => {
        setClient(picked)
        setAsked(undefined)
        onText(asked)
      }}
    />
  )
}

type ResultsProps = SearchResultsProps & {
  /** The client chosen for an id or a number. */
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
  const place = useSearchPlace(client)
  const searched = recognizeSearch(text)?.kind
  const isSearchable = searched !== undefined && searched !== 'name'
  const clientName = useListedClientName(isSearchable ? place.client : undefined)
  const way = ({ kind, id, bundleId, clientId }: FoundRecord) => {
    if (kind === 'session') {
      const [bundle, session] = [bundleId, id].map(encodeURIComponent)
      return { to: `/admin/sessions/${bundle}/${session}` }
    }
    const owner = { client: clientId ?? place.client, bundle: bundleId }
    const search = { ...pageDefaults, ...owner, q: id, transaction: id }
    return { run: () => void navigate({ to: '/admin/transactions', search }) }
  }
  const openList = (bundle: string, { search = '', error_code }: SessionFilter) => {
    const { q, privateSearchText } = placeSearchText(search)
    const list = { ...pageDefaults, q, error_code }
    // Text that may be personal must never enter the URL.
    const state = privateSearchState(scope.sid, privateSearchText)
    // The bundle in view stays on the screen that its address names.
    const owner = bundle === params.bundleId ? (params.clientId ?? urlSearch.client) : place.client
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
  const records = useRecordSearch({ text, place, way, onChoose })
  const sessions = useSessionSearch({
    text,
    place,
    where: clientName === undefined ? t`In this client’s bundles` : t`In ${clientName}’s bundles`,
    way,
    openList,
  })
  const hasClient = place.client !== undefined
  const { commands, note, isExplained } = useAdminSearchCommands(
    text,
    hasClient,
    sessions,
    openList,
  )
  const savedViews = useSavedViewCommands(
    text,
    [{ name: undefined, place }],
    (list, search, { bundle, client: owner }) =>
      void navigate({
        to: list === 'sessions' ? '/admin/sessions' : '/admin/transactions',
        search: { ...search, client: owner, bundle },
      }),
  )
  const clients = useClientResults(props)
  const isAsked = searched === 'session' ? records.commands.length === 0 : isSearchable
  const isAskedFirst = searched === 'session' || !(hasClient || isExplained)
  const ask = {
    label: place.client ? t`Search another client’s bundles` : t`Choose a client to search`,
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

/** The clients with the text in their name, and the one that has it as its id. */
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
  // It is offered once it is known to exist: what is typed may be the start of another id.
  const withId = useOrganizationDetails(scope, id)
  const named = isSearched ? (data?.organizations ?? []) : []
  const byId = id !== undefined && withId.data ? [{ id, name: withId.data.name }] : []
  const byName = named.filter((each) => each.id !== id)
  const found = [...byId, ...byName].slice(0, 8)
  const commands = found.map(({ id: client, name: label }) => ({
    label,
    detail: client,
    icon: IconBuilding,
    to: `/admin/clients/${encodeURIComponent(client)}`,
  }))
  const listed = named.filter((each) => found.some(({ id: client }) => client === each.id))
  const count = isSearched && data ? Math.max(data.count ?? 0, named.length) : 0
  const unlisted = count - listed.length
  return {
    section: { title: t`Clients`, commands },
    note:
      isSearched && error ? (
        <ClientsNotSearched error={error} />
      ) : unlisted > 0 ? (
        <MoreClients count={unlisted} />
      ) : null,
  }
}

/** The text as the id of a client; undefined for what may be personal. */
function toClientId(text: string): string | undefined {
  const recognized = recognizeSearch(text)
  if (recognized?.kind !== 'reference' || recognized.personal) return undefined
  return isId(recognized.text) ? recognized.text : undefined
}

/**
 * The client and bundle in which the search looks for records: `chosen` in the search itself, else the current ones,
 * else the last picked ones.
 */
function useSearchPlace(chosen: string | undefined): LookupPlace {
  const { auth, scope } = useRouteContext({ from: '/admin' })
  const params = useParams({ strict: false })
  const search = useSearch({ strict: false })
  const records = useLoadedRecords(scope)
  const picked = lastPicked(auth)
  if (chosen !== undefined) return { client: chosen, bundle: undefined }
  const bundle = params.bundleId ?? search.bundle
  const client = params.clientId ?? search.client
  if (client !== undefined) return { client, bundle }
  if (bundle === undefined) return { client: picked.client, bundle: picked.bundle }
  // The address of some screens names only the bundle.
  const named = records.find(({ bundleId }) => bundleId === bundle)?.clientId
  return { bundle, client: named ?? (picked.bundle === bundle ? picked.client : undefined) }
}
