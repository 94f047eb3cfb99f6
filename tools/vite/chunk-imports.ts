import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** These chunks, each after what it imports. Chunks of the demo import each other in circles. */
export function withImports(bundle: Rolldown.OutputBundle, chunks: readonly Chunk[]): Chunk[] {
  const seen = new Set<string>()
  const visit = (chunk: Chunk): Chunk[] => {
    if (seen.has(chunk.fileName)) return []
    seen.add(chunk.fileName)
    const imported = chunk.imports.flatMap((name) => bundle[name] ?? [])
    return [...imported.filter((file) => file.type === 'chunk').flatMap(visit), chunk]
  }
  return chunks.flatMap(visit)
}

/** The names of their style sheets. */
export const sheetsOf = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
