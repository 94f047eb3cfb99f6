import { Trans } from '@lingui/react/macro'
import { Button } from '@/ui/form/button'
import { openSearch } from './search-start'

/** Button that opens the shell's search, with `id` as the text if given. */
export function SearchButton({ id = '' }: { id?: string }) {
  return (
    <Button variant="default" onClick={() => openSearch(id)}>
      {id ? <Trans>Search for this ID</Trans> : <Trans>Search by ID</Trans>}
    </Button>
  )
}
