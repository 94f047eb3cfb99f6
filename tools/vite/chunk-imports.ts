import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/**
 * Returns the chunks and all their imports, each chunk after its imports. Visits a chunk only once, because the demo's
 * chunks import each other in cycles.
 */
export function withImports(bundle: Rolldown.OutputBundle, chunks: readonly Chunk[]): Chunk[] {
  const visitedChunks = new Set<string>()
  const visit = (chunk: Chunk): Chunk[] => {
    if (visitedChunks.has(chunk.fileName)) return []
    visitedChunks.add(chunk.fileName)
    const importedChunks = chunk.imports.flatMap((name) => bundle[name] ?? [])
    return [...importedChunks.filter((file) => file.type === 'chunk').flatMap(visit), chunk]
  }
  return chunks.flatMap(visit)
}

/** Returns the names of the chunks' stylesheets. */
export const listStyleSheets = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
