import { useQueryClient } from '@tanstack/react-query'
import { organizationQueries, useOrganizationDetails } from '@/api/organizations'
import { useScope } from '@/api/core/use-scope'

/** Returns a client's name from a loaded list, or fetches it. */
export function useListedClientName(client: string | undefined): string | undefined {
  const scope = useScope()
  const list = useQueryClient().getQueryData(organizationQueries(scope).pages().queryKey)
  const listedClient = list?.pages
    .flatMap(({ organizations }) => organizations)
    .find(({ id }) => id === client)
  const details = useOrganizationDetails(scope, listedClient ? undefined : client)
  return listedClient?.name ?? details.data?.name
}
