import { foldText } from '@/lib/fold-text'
import { chapterIds, type ChapterId } from './chapter-names'
import type { ChapterFact } from './chapters'
import type { FieldDoc, ServiceDoc } from '@/features/service-api/catalog/types'

export type DocsHit = {
  /** Absent for a chapter, because chapters apply to all services. */
  service?: string
  chapter?: ChapterId
  section?: 'request' | 'response' | 'errors'
  /** The match: a field's path or a code; empty for the service itself. */
  found: string
  text: string
}

type Entry = DocsHit & { folded: string }

/** Builds the search index, with service names first. */
export function docsIndex(
  services: readonly ServiceDoc[],
  prose: Readonly<Partial<Record<ChapterId, readonly ChapterFact[]>>> = {},
): readonly Entry[] {
  const entry = (hit: DocsHit, ...words: string[]): Entry => ({
    ...hit,
    // A result shows plain text, so its code has no backticks.
    text: hit.text.replaceAll('`', ''),
    folded: foldText(words.join(' ')),
  })
  const fieldEntries = (
    service: string,
    section: 'request' | 'response',
    fields: readonly FieldDoc[],
    parent = '',
  ): Entry[] =>
    fields.flatMap(({ name, type, description, fields: inner = [] }) => {
      const path = parent + name
      return [
        entry({ service, section, found: path, text: description }, path),
        ...fieldEntries(service, section, inner, `${path}${type === 'array' ? '[]' : ''}.`),
      ]
    })
  return [
    ...services.map(({ id, name, path, summary }) =>
      entry({ service: id, found: '', text: summary }, name, path, id),
    ),
    ...chapterIds.flatMap((chapter) => [
      ...(prose[chapter] ? [entry({ chapter, found: '', text: '' }, chapter)] : []),
      ...(prose[chapter] ?? []).map(({ name, text }) =>
        entry({ chapter, found: name, text }, name, text),
      ),
    ]),
    ...services.flatMap(({ id, request, response }) => [
      ...fieldEntries(id, 'request', request),
      ...fieldEntries(id, 'response', response),
    ]),
    ...services.flatMap(({ id, errors }) =>
      errors.map((code) =>
        entry({ service: id, section: 'errors', found: String(code), text: '' }, String(code)),
      ),
    ),
  ]
}

/**
 * Returns the entries that contain every typed word in their text or in their service's or chapter's displayed name.
 * An error code must start with the typed word.
 */
export function findInDocs(
  index: readonly Entry[],
  query: string,
  getName: (service: string) => string,
  chapterName: (chapter: ChapterId) => string,
): readonly DocsHit[] {
  const words = foldText(query).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return index.filter(({ service, chapter, section, found, folded }) => {
    if (section === 'errors') return words.every((word) => folded.startsWith(word))
    const name = found ? '' : service ? getName(service) : chapter ? chapterName(chapter) : ''
    const text = `${folded} ${foldText(name)}`
    return words.every((word) => text.includes(word))
  })
}
