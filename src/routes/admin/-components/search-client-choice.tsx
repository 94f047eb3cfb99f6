import { Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { IconBuilding } from '@tabler/icons-react'
import { useRouteContext } from '@tanstack/react-router'
import { countOmittedClients } from '@/api/organization-page'
import { useOrganizationPages, useOrganizationsNamed } from '@/api/organizations'
import { toClientName } from '@/features/record-list/recognize-search'
import { cleanText } from '@/lib/fold-text'
import { shortenMiddle } from '@/lib/format'
import { CommandSections } from '@/ui/shell/search/command-results'
import type { SearchResultsProps } from '@/ui/shell/search/command'
import { ClientSearchError, MoreClients } from './more-clients'
import { storeLastPick } from './picked-search'

type SearchClientChoiceProps = SearchResultsProps & {
  /** ID of the record to find; undefined for a number or a reference. */
  id: string | undefined
  onPick: (client: string) => void
}

/**
 * Client picker in the search box. The user picks a client first, because records are looked up by client and bundle.
 */
export function SearchClientChoice({ id, onPick, ...props }: SearchClientChoiceProps) {
  const { t } = useLingui()
  const { scope, auth } = useRouteContext({ from: '/admin' })
  const [typed] = useDebouncedValue(cleanText(props.text), 250)
  const name = toClientName(typed)
  const pages = useOrganizationPages(scope)
  const clientsByName = useOrganizationsNamed(scope, name)
  const first = typed ? undefined : pages.data?.pages[0]
  const { error, isFetching } = name ? clientsByName : pages
  // Enter must not pick a client from the results for earlier text.
  const isCurrent = typed === cleanText(props.text) && !(name && clientsByName.isPlaceholderData)
  const { organizations = [] } = (isCurrent && (name ? clientsByName.data : first)) || {}
  const omittedCount = isCurrent && name ? countOmittedClients(clientsByName.data) : 0
  const commands = organizations.map(({ id: client, name: label }) => ({
    label,
    detail: client,
    icon: IconBuilding,
    stay: () => {
      storeLastPick(auth, { client })
      onPick(client)
    },
  }))
  const shortId = shortenMiddle(id ?? '')
  return (
    <CommandSections
      {...props}
      sections={[
        {
          title:
            id === undefined
              ? t`Which client’s bundles should be searched?`
              : t`Which client does ${shortId} belong to?`,
          commands,
        },
      ]}
      note={
        (error && <ClientSearchError error={error} />) ||
        (isFetching && commands.length === 0 && <Trans>Loading clients…</Trans>) ||
        (omittedCount > 0 && <MoreClients count={omittedCount} />) ||
        (!typed && <Trans>Type a client name to find it.</Trans>)
      }
    />
  )
}
