import type { Examples } from './example'

const modules = import.meta.glob<Examples>('/src/ui/**/examples/*.tsx', {
  import: 'examples',
})

/** Every part that has examples, keyed by its path in `src`, such as `ui/table/data-table`. */
export const parts: ReadonlyMap<string, () => Promise<Examples>> = new Map(
  Object.entries(modules)
    .map(([path, load]) => [getPart(path), load] as const)
    .toSorted(([one], [other]) => one.localeCompare(other)),
)

export const folders: readonly string[] = [...new Set([...parts.keys()].map(getFolder))]

export function getFolder(part: string): string {
  return part.replace(/\/[^/]+$/, '')
}

function getPart(path: string): string {
  return path.replace(/^\/src\//, '').replace(/examples\/(.*)\.tsx$/, '$1')
}
