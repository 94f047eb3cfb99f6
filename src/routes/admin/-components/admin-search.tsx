import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { IconBuilding } from '@tabler/icons-react'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { describeError } from '@/api/core/errors'
import { useOrganizationsNamed } from '@/api/organizations/queries'
import { pageDefaults } from '@/features/record-list/list-search'
import { toClientName } from '@/features/record-list/recognize-search'
import {
  toRecordId,
  toShortId,
  useRecordSearch,
} from '@/routes/-components/search/use-record-search'
import { useSavedViewCommands } from '@/routes/-components/search/use-saved-view-commands'
import { CommandResults } from '@/ui/shell/search/command-results'
import type { CommandSection, SearchResultsProps } from '@/ui/shell/search/command'
import { useAdminSearchCommands } from './admin-search-commands'
import { MoreClients } from './more-clients'
import { SearchClientChoice } from './search-client-choice'
import { useSearchPlace } from './search-place'

/** The search of the admin area. It also finds clients on the server, if they are in the person's menu. */
export function AdminSearch(props: SearchResultsProps) {
  const { text, onText } = props
  const [client, setClient] = useState<string>()
  /** The id whose client is being chosen; meanwhile the text is the name of the client. */
  const [askedId, setAskedId] = useState<string>()
  if (askedId === undefined)
    return (
      <Results
        {...props}
        client={client}
        onAskClient={() => {
          setAskedId(toRecordId(text))
          onText('')
        }}
      />
    )
  return (
    <SearchClientChoice
      {...props}
      id={askedId}
      onPick={(picked) => {
        setClient(picked)
        setAskedId(undefined)
        onText(askedId)
      }}
    />
  )
}

type ResultsProps = SearchResultsProps & {
  /** The client chosen for an id. */
  client: string | undefined
  onAskClient: () => void
}

function Results({ client, onAskClient, ...props }: ResultsProps) {
  const { text, onChoose } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const { scope } = useRouteContext({ from: '/admin' })
  const place = useSearchPlace(client)
  const records = useRecordSearch({
    scope,
    text,
    place,
    way: ({ kind, id, bundleId, clientId }) => {
      if (kind === 'session') {
        const [bundle, session] = [bundleId, id].map(encodeURIComponent)
        return { to: `/admin/sessions/${bundle}/${session}` }
      }
      const owner = { client: clientId ?? place.client, bundle: bundleId }
      const search = { ...pageDefaults, ...owner, q: id, transaction: id }
      return { run: () => void navigate({ to: '/admin/transactions', search }) }
    },
    onChoose,
  })
  const commands = useAdminSearchCommands(text)
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
  const isId = toRecordId(text) !== undefined
  const ask = {
    label: place.client
      ? t`Look in the bundles of another client`
      : t`Choose the client to look in`,
    icon: IconBuilding,
    stay: onAskClient,
  }
  return (
    <CommandResults
      {...props}
      searchCommands={[
        ...records.commands,
        ...(isId && records.commands.length === 0 ? [ask] : []),
        ...(records.isOpen ? commands : []),
      ]}
      areaResults={[clients.section, savedViews]}
      note={records.note || clients.note}
    />
  )
}

/** The clients with the text in their name. */
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
  const found = isSearched ? data : undefined
  const commands = (found?.organizations ?? []).slice(0, 8).map(({ id, name: label }) => ({
    label,
    detail: id,
    icon: IconBuilding,
    to: `/admin/clients/${encodeURIComponent(id)}`,
  }))
  const unlisted = found ? Math.max(found.count, found.organizations.length) - commands.length : 0
  return {
    section: { title: t`Clients`, commands },
    note:
      isSearched && error ? (
        t`The clients could not be searched. ${describeError(error).text}`
      ) : unlisted > 0 ? (
        <MoreClients count={unlisted} />
      ) : null,
  }
}
