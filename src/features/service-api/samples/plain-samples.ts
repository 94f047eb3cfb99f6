import type { ServiceDoc } from '@/features/service-api/catalog/types'
import { sampleCode } from './sample-code'
import { sampleKey, sampleLanguages } from './sample-languages'

const highlightedAs = {
  curl: 'bash',
  javascript: 'javascript',
  python: 'python',
  java: 'java',
  csharp: 'csharp',
  php: 'php',
} as const

/** The samples and the example answers of a group, for the build to highlight. */
export function plainSamples(services: readonly ServiceDoc[]) {
  const samples = services.flatMap((service) =>
    sampleLanguages.map((language) => ({
      key: sampleKey(service.id, language),
      language: highlightedAs[language],
      text: sampleCode(service, language),
    })),
  )
  const answers = services.map(({ id, example }) => ({
    key: sampleKey(id, 'response'),
    language: 'json' as const,
    text: JSON.stringify(example.response, null, 2),
  }))
  return Object.fromEntries(
    [...samples, ...answers].map(({ key, language, text }) => [key, { language, text }]),
  )
}
