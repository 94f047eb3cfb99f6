import type { ServiceDoc } from '@/features/service-api/catalog/types'
import { csharpSample } from './languages/csharp'
import { curlSample } from './languages/curl'
import { javaSample } from './languages/java'
import { javascriptSample } from './languages/javascript'
import { phpSample } from './languages/php'
import { pythonSample } from './languages/python'
import { toSampleCall, type SampleCall } from './sample-call'
import type { SampleLanguage } from './sample-languages'

const templates: Record<SampleLanguage, (call: SampleCall) => string> = {
  curl: curlSample,
  javascript: javascriptSample,
  python: pythonSample,
  java: javaSample,
  csharp: csharpSample,
  php: phpSample,
}

/**
 * A program that makes the call of the example. The page fills in `{{host}}`, `{{access_token}}`, `{{bundle_key}}` and
 * the credentials of the token call.
 */
export function sampleCode(service: ServiceDoc, language: SampleLanguage): string {
  return templates[language](toSampleCall(service))
}
