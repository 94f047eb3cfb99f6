import { serviceSummary } from '@/features/service-api/catalog/service-list'
import type { ServiceGroup } from '@/features/service-api/catalog/types'
import type { HighlightedCode } from '@/ui/display/highlighted-code'
import { sampleKey, type SampleLanguage } from './sample-languages'

type Highlighted = { code: Readonly<Record<string, HighlightedCode>> }

const groups: Record<ServiceGroup, () => Promise<Highlighted>> = {
  access: () => import('./groups/access?highlighted'),
  documents: () => import('./groups/documents?highlighted'),
  faces: () => import('./groups/faces?highlighted'),
  screening: () => import('./groups/screening?highlighted'),
  contact: () => import('./groups/contact?highlighted'),
  registries: () => import('./groups/registries?highlighted'),
  transactions: () => import('./groups/transactions?highlighted'),
}

/** Loads a service's samples in every language, from its group's chunk. */
export async function loadSamples(id: string): Promise<Record<SampleLanguage, HighlightedCode>> {
  const group = await loadGroup(id)
  return {
    curl: group('curl'),
    javascript: group('javascript'),
    python: group('python'),
    java: group('java'),
    csharp: group('csharp'),
    php: group('php'),
  }
}

/** Loads the example response as JSON, from the same chunk. */
export async function loadResponseExample(id: string): Promise<HighlightedCode> {
  const group = await loadGroup(id)
  return group('response')
}

async function loadGroup(id: string) {
  const { code } = await groups[serviceSummary(id).group]()
  return (part: SampleLanguage | 'response') => code[sampleKey(id, part)] ?? []
}
