import { lazy, type ComponentType } from 'react'
import type { SearchResultsProps } from './command'

export type SearchSource = {
  Results: ComponentType<SearchResultsProps>
  /** Loads the code ahead of time. A failure becomes visible only when the search is used. */
  preload: () => void
}

/** Creates an area's search source. Its code loads right before the first use. */
export function searchSource(load: () => Promise<ComponentType<SearchResultsProps>>): SearchSource {
  return {
    Results: lazy(() => load().then((Results) => ({ default: Results }))),
    preload: () => void load().catch(() => {}),
  }
}
