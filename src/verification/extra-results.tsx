import type { Scope } from '@/auth/realm'
import { LoadingState } from '@/ui/loading-state'
import type { SessionSearch } from './session-search'

interface ExtraResultsProps {
  scope: Scope
  bundleId: string
  search: SessionSearch
  /** A search text that is not in the address. */
  personal: string | undefined
  onSearch: (search: Partial<SessionSearch>, personal?: string) => void
}

export function ExtraResults(_props: ExtraResultsProps) {
  return <LoadingState />
}
