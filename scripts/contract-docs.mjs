// npm run contract:docs: writes the OpenAPI documents of both backends into docs/backend/. With --check it says whether
// they lag behind the code, and writes nothing.
import { readFileSync, writeFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { runnerImport } from 'vite'
import { fromRoot, root } from './lib/project.mjs'
import { Stop, main } from './lib/stop.mjs'

/** The examples come from the mock, whose data ends today and whose ids are random. */
const TODAY = Date.parse('2026-11-25T10:00:00Z')

await main(async () => {
  fixChance()
  const { module } = await runnerImport(fromRoot('tools', 'contract', 'documents.ts'), {
    root,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  })
  for (const [realm, document] of Object.entries(await module.documents())) {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    if (!valid)
      throw new Stop(
        `The document of the ${realm} backend is no valid OpenAPI: ${JSON.stringify(errors)}`,
      )
    const file = fromRoot('docs', 'backend', `${realm}.openapi.json`)
    const text = `${JSON.stringify(document, null, 2)}\n`
    if (!process.argv.includes('--check')) writeFileSync(file, text)
    else if (readFileSync(file, 'utf8') !== text)
      throw new Stop(
        `docs/backend/${realm}.openapi.json lags behind the code: npm run contract:docs`,
      )
  }
})

/** From here on it is always the same moment, and chance is always the same. */
function fixChance() {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [TODAY]))
    }
    static now() {
      return TODAY
    }
  }
  let drawn = 0
  const next = () => ++drawn
  Math.random = () => (next() % 997) / 997
  crypto.getRandomValues = (numbers) => numbers.map(next)
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}`
}
