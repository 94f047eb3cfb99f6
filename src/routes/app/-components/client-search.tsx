import { useRouteContext } from '@tanstack/react-router'
import { useOwnBundles } from '@/api/bundles/queries'
import { CommandResults } from '@/ui/shell/search/command-results'
import type { SearchResultsProps } from '@/ui/shell/search/command'
import { useClientSearchCommands } from './client-search-commands'

/** The search of the client area. Bundles are found in the menu, ids and numbers in their sessions. */
export function ClientSearch(props: SearchResultsProps) {
  const { scope, auth } = useRouteContext({ from: '/app' })
  const bundles = useOwnBundles(scope).data?.bundles ?? auth.profile().bundles
  return <CommandResults {...props} searchCommands={useClientSearchCommands(props.text, bundles)} />
}
