// npm run gallery:compare: pictures of the gallery beside the stored ones. With --store, the pictures become the stored ones.
import { existsSync } from 'node:fs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { fromRoot, projectNode, requireNode, tool, toolEnv } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { Stop, main } from './lib/stop.mjs'

await main(async () => {
  requireNode()
  const isStoring = process.argv.includes('--store')
  const others = process.argv.slice(2).filter((argument) => argument !== '--store')
  if (!isStoring && !existsSync(fromRoot('.cache', 'gallery-pictures')))
    throw new Stop(
      'There are no stored pictures. Check out what to compare with, and run: npm run gallery:compare -- --store',
    )
  await ensureInstalled()
  await ensureBuilt()
  const node = projectNode()
  const playwright = [
    tool('@playwright/test', 'playwright'),
    'test',
    '-c',
    'playwright.gallery.config.ts',
  ]
  const store = isStoring ? ['--update-snapshots=all'] : []
  const env = toolEnv(node)
  const { code } = await run(node, [...playwright, ...store, ...others], {
    env,
    minutes: 60,
    echo: true,
  })
  const report = 'Now, before and the difference: npx playwright show-report'
  console.log(isStoring ? 'Stored in .cache/gallery-pictures.' : report)
  process.exitCode = code
})
