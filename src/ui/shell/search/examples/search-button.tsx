import type { Examples } from '@gallery/example'
import { SearchButton } from '@/ui/shell/search/search-button'

export const examples: Examples = {
  'without an ID': () => <SearchButton />,
  'with an ID': () => <SearchButton id="66f2a1c09d3e4b5a7c8d9e0f" />,
}
