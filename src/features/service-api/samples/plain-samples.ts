import type { ServiceDoc } from '@/features/service-api/catalog/types'
import { csharpSample } from './languages/csharp'
import { curlSample } from './languages/curl'
import { javaSample } from './languages/java'
import { javascriptSample } from './languages/javascript'
import { phpSample } from './languages/php'
import { pythonSample } from './languages/python'
import { toSampleCall, type SampleCall } from './sample-call'
import { sampleKey, sampleLanguages, type SampleLanguage } from './sample-languages'

const highlightedAs = {
  curl: 'bash',
  javascript: 'javascript',
  python: 'python',
  java: 'java',
  csharp: 'csharp',
  php: 'php',
} as const

const templates: Record<SampleLanguage, (call: SampleCall) => string> = {
  curl: curlSample,
  javascript: javascriptSample,
  python: pythonSample,
  java: javaSample,
  csharp: csharpSample,
  php: phpSample,
}

/**
 * Returns a program that sends the example request. The page fills in `{{host}}`, `{{access_token}}`, `{{bundle_key}}`
 * and the token request's credentials.
 *
 * @internal Exported for its test.
 */
export function sampleCode(service: ServiceDoc, language: SampleLanguage): string {
  return templates[language](toSampleCall(service))
}

/** Returns a group's samples and example responses for the build to highlight. */
export function plainSamples(services: readonly ServiceDoc[]) {
  const samples = services.flatMap((service) =>
    sampleLanguages.map((language) => ({
      key: sampleKey(service.id, language),
      language: highlightedAs[language],
      text: sampleCode(service, language),
    })),
  )
  const responses = services.map(({ id, example }) => ({
    key: sampleKey(id, 'response'),
    language: 'json' as const,
    text: JSON.stringify(example.response, null, 2),
  }))
  return Object.fromEntries(
    [...samples, ...responses].map(({ key, language, text }) => [key, { language, text }]),
  )
}
