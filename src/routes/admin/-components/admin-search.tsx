import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { IconBuilding } from '@tabler/icons-react'
import { useRouteContext } from '@tanstack/react-router'
import { describeError } from '@/api/errors'
import { useOrganizationsNamed } from '@/api/organizations/queries'
import { toClientName } from '@/features/record-list/recognize-search'
import { CommandResults } from '@/ui/shell/search/command-results'
import type { SearchResultsProps } from '@/ui/shell/search/command'
import { useAdminSearchCommands } from './admin-search-commands'

/** The search of the admin area. It finds clients too, on the server, if they are in the person's menu. */
export function AdminSearch(props: SearchResultsProps) {
  const [text] = useDebouncedValue(props.text, 250)
  const name = toClientName(text)
  const searchCommands = useAdminSearchCommands(props.text)
  const canListClients = props.menu.some(({ entries }) =>
    entries.some(({ to }) => to === '/admin/clients'),
  )
  if (canListClients && name && name.length > 1) {
    return <WithClients {...props} searchCommands={searchCommands} name={name} />
  }
  return <CommandResults {...props} searchCommands={searchCommands} />
}

type WithClientsProps = SearchResultsProps & {
  searchCommands: ReturnType<typeof useAdminSearchCommands>
  name: string
}

function WithClients({ searchCommands, name, ...props }: WithClientsProps) {
  const { t } = useLingui()
  const { scope } = useRouteContext({ from: '/admin' })
  const { data, error } = useOrganizationsNamed(scope, name)
  const commands = (data?.organizations ?? []).slice(0, 8).map(({ id, name: label }) => ({
    label,
    detail: id,
    icon: IconBuilding,
    to: `/admin/clients/${encodeURIComponent(id)}`,
  }))
  return (
    <CommandResults
      {...props}
      searchCommands={searchCommands}
      serverResults={{ title: t`Clients`, commands }}
      note={error ? t`The clients could not be searched. ${describeError(error).text}` : undefined}
    />
  )
}
