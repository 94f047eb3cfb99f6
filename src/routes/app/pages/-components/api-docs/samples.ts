import type { Bundle } from '@/backend/bundles'
import type { SampleLanguage } from '@/features/service-api/samples/sample-languages'
import { serviceApiUrl } from '@/lib/config'

/** Proper names, the same in every language. */
export const languageNames: Readonly<Record<SampleLanguage, string>> = {
  curl: 'cURL',
  javascript: 'JavaScript',
  python: 'Python',
  java: 'Java',
  csharp: 'C#',
  php: 'PHP',
}

/** Returns values for a sample's placeholders. */
export function sampleValues(bundle: Bundle | undefined): Record<string, string> {
  return {
    bundle_key: bundle?.bundle_key_masked ?? 'YOUR_BUNDLE_KEY',
    access_token: 'YOUR_ACCESS_TOKEN',
    username: 'YOUR_USERNAME',
    password: 'YOUR_PASSWORD',
    client_id: 'YOUR_CLIENT_ID',
    client_secret: 'YOUR_CLIENT_SECRET',
    host: serviceApiUrl,
  }
}
