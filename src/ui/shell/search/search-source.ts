import { lazy, type ComponentType } from 'react'
import type { SearchResultsProps } from './command'

export type SearchSource = {
  Results: ComponentType<SearchResultsProps>
  /** Fetches its code before it is needed. A failure shows when it is. */
  preload: () => void
}

/** What the search of an area finds: its code comes when the search is about to be used. */
export function searchSource(load: () => Promise<ComponentType<SearchResultsProps>>): SearchSource {
  return {
    Results: lazy(() => load().then((Results) => ({ default: Results }))),
    preload: () => void load().catch(() => {}),
  }
}
