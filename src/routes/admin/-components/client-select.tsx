import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { lazy, useState, type ReactNode } from 'react'
import { describeError } from '@/api/core/errors'
import { errorReason } from '@/features/labels/error-reason'
import { markLanguage } from '@/ui/feedback/server-text'
import { countOmittedClients } from '@/api/organization-page'
import {
  useOrganizationDetails,
  useOrganizationPages,
  useOrganizationsNamed,
} from '@/api/organizations'
import { useScope } from '@/api/core/use-scope'
import { toClientName } from '@/features/record-list/recognize-search'
import { cleanText } from '@/lib/fold-text'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { SearchSelect } from '@/ui/fields/search-select'

// Loaded lazily because few searches have more results than the list shows.
const MoreClients = lazy(() =>
  import('./more-clients').then((module) => ({ default: module.MoreClients })),
)

type ClientPages = ReturnType<typeof useOrganizationPages>

interface ClientSelectProps {
  placeholder: string
  /** Whether only screen readers get the label. In a filter row, the value is clear without a visible label. */
  isLabelHidden?: boolean
  client: string | undefined
  onPick: (client: string | undefined) => void
  error?: ReactNode
}

/** Client picker. The server searches clients by name or lists them page by page. */
export function ClientSelect(props: ClientSelectProps) {
  const scope = useScope()
  const { placeholder, isLabelHidden = false, client, onPick, error } = props
  const { t } = useLingui()
  const [typedName, setTypedName] = useState('')
  const [text] = useDebouncedValue(cleanText(typedName), 250)
  const pages = useOrganizationPages(scope)
  const clients = useClients(pages, text)
  return (
    <SearchSelect
      label={t`Client`}
      isLabelHidden={isLabelHidden}
      placeholder={placeholder}
      options={toOptions(clients.organizations)}
      value={client}
      valueLabel={useClientName(pages, client)}
      loading={clients.isFetching}
      error={clients.error ? errorReason(clients.error) : error}
      onSearch={setTypedName}
      onMore={clients.onMore}
      rest={
        clients.unsent ? (
          <LazyPart onFailure={() => {}}>
            <MoreClients count={clients.unsent} />
          </LazyPart>
        ) : undefined
      }
      onChange={onPick}
    />
  )
}

/**
 * Returns the server's message if the user may not list clients. Returns undefined if a client is already chosen,
 * because the screen then works without the list.
 */
export function useClientsRefusal(
  client: string | undefined,
): { text: ReactNode; action: null } | undefined {
  const scope = useScope()
  const { error } = useOrganizationPages(scope)
  if (client !== undefined || !error) return undefined
  const { notAllowed, fromServer, lang } = describeError(error)
  return notAllowed ? { text: markLanguage(fromServer, lang), action: null } : undefined
}

/** Returns the clients whose name contains the typed text, or all clients page by page. */
function useClients(pages: ClientPages, text: string) {
  const scope = useScope()
  const name = toClientName(text)
  const clientsByName = useOrganizationsNamed(scope, name)
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = pages
  const all = pages.data?.pages.flatMap(({ organizations }) => organizations)
  if (name)
    return {
      organizations: clientsByName.data?.organizations ?? all,
      isFetching: clientsByName.isFetching,
      error: clientsByName.error,
      unsent: countOmittedClients(clientsByName.data),
    }
  return {
    // Text that can't be a client's name isn't sent and finds nothing.
    organizations: text ? [] : all,
    isFetching: pages.isFetching,
    error: pages.error,
    onMore:
      hasNextPage && !text
        ? () => void (isFetchingNextPage ? undefined : fetchNextPage())
        : undefined,
  }
}

/**
 * Returns a client's name, even if no loaded page contains the client. Returns undefined if the name can't be loaded.
 */
function useClientName({ data, isPending }: ClientPages, client: string | undefined) {
  const scope = useScope()
  const { t } = useLingui()
  const listedClients = data?.pages
    .flatMap(({ organizations }) => organizations)
    .find(({ id }) => id === client)
  const details = useOrganizationDetails(scope, listedClients || isPending ? undefined : client)
  if (client === undefined) return undefined
  if (isPending || details.isLoading) return t`Loading…`
  return listedClients?.name ?? details.data?.name
}

/**
 * Converts records to options. Removes duplicates, because a client that moves to the next page between requests is on
 * both pages.
 */
export function toOptions(records: readonly { id: string; name: string }[] = []) {
  const names = new Map(records.map(({ id, name }) => [id, name]))
  return Array.from(names, ([value, label]) => ({ value, label }))
}
