import { useQueryClient } from '@tanstack/react-query'
import { organizationQueries, useOrganizationDetails } from '@/api/organizations'
import type { Scope } from '@/lib/realm'

/** The name of a client: from a loaded list, or else fetched. */
export function useListedClientName(scope: Scope, client: string | undefined): string | undefined {
  const list = useQueryClient().getQueryData(organizationQueries(scope).pages().queryKey)
  const listed = list?.pages
    .flatMap(({ organizations }) => organizations)
    .find(({ id }) => id === client)
  const details = useOrganizationDetails(scope, listed ? undefined : client)
  return listed?.name ?? details.data?.name
}
