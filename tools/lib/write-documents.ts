import { readFileSync, writeFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { runnerImport } from 'vite'
import { fromRoot, root } from './project.ts'
import { Stop } from './stop.ts'

/** Fixed current time, because the examples come from the mock and the mock's data ends today. */
const TODAY = Date.parse('2026-11-25T10:00:00Z')

/**
 * Writes both backends' OpenAPI documents into docs/backend/. With `isCheck`, only throws if the documents are
 * outdated.
 */
export async function writeDocuments({ isCheck }: { isCheck: boolean }): Promise<void> {
  fixChance()
  const source = fromRoot('tools', 'contract', 'documents.ts')
  const { module } = await runnerImport<typeof import('../contract/documents.ts')>(source, {
    root,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  })
  for (const [realm, document] of Object.entries(await module.documents())) {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    if (!valid)
      throw new Stop(
        `The document of the ${realm} backend is not valid OpenAPI: ${JSON.stringify(errors)}`,
      )
    const file = fromRoot('docs', 'backend', `${realm}.openapi.json`)
    const text = `${JSON.stringify(document, null, 2)}\n`
    if (!isCheck) writeFileSync(file, text)
    else if (readFileSync(file, 'utf8') !== text)
      throw new Stop(
        `docs/backend/${realm}.openapi.json lags behind the code: npm run contract -- --docs`,
      )
  }
}

/** Fixes the current time and all random values, so the documents stay the same in every run. */
function fixChance(): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [TODAY] : given),
    get: (target, key) => (key === 'now' ? () => TODAY : Reflect.get(target, key)),
  })
  let drawnCount = 0
  const next = () => ++drawnCount
  Math.random = () => (next() % 997) / 997
  crypto.getRandomValues = (numbers) => {
    if (numbers) {
      const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
      for (const at of bytes.keys()) bytes[at] = next()
    }
    return numbers
  }
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}`
}
