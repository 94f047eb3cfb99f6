import { recordExamples } from './examples'
import { openApi } from './openapi'

/** Returns both backends' OpenAPI documents for tools/lib/write-documents.ts. */
export async function documents() {
  const examples = await recordExamples()
  return { client: openApi('client', examples), admin: openApi('admin', examples) }
}
