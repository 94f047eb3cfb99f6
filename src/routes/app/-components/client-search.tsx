import { useRouteContext } from '@tanstack/react-router'
import { useOwnBundles } from '@/api/bundles/queries'
import { CommandResults } from '@/ui/shell/search/command-results'
import type { SearchResultsProps } from '@/ui/shell/search/command'
import { useClientJumps } from './client-search-commands'

/** The search of the client area: its menu holds the bundles already, ids lead into them. */
export function ClientSearch(props: SearchResultsProps) {
  const { scope, session } = useRouteContext({ from: '/app' })
  const bundles = useOwnBundles(scope).data?.bundles ?? session.profile().bundles
  return <CommandResults {...props} jumps={useClientJumps(props.text, bundles)} />
}
