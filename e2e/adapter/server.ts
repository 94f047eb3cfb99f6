import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { preview, runnerImport } from 'vite'

// Builds the portal with an adapter, and serves the build with the adapter's backend. That backend uses different
// names, wrappers and pagination.

const folder = '.cache/adapter'
const outDir = `${folder}/dist`
const prefixes = ['/portal-backend/', '/admin-portal-backend/', '/__mock/']

const { module } = await runnerImport<typeof import('../../tools/contract/foreign-backend.ts')>(
  resolve('tools/contract/foreign-backend.ts'),
  { root: process.cwd(), logLevel: 'error', resolve: { tsconfigPaths: true } },
)
const handle = module.createForeignHandler({
  passwordSuffix: process.env['VITE_PASSWORD_SUFFIX'] ?? '',
  latency: 30,
})

await mkdir(folder, { recursive: true })
await writeFile(
  `${folder}/adapter.ts`,
  `export const adapter = ${JSON.stringify(module.createForeignTable())}`,
)
await promisify(execFile)(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir],
  { env: { ...process.env, NODE_ENV: 'production', ADAPTER: resolve(folder, 'adapter.ts') } },
)

await preview({
  build: { outDir },
  preview: { host: '127.0.0.1', port: Number(process.env['PORT']), strictPort: true },
  plugins: [
    {
      name: 'foreign-backend',
      // Runs before the mock backend, so this backend handles the requests.
      enforce: 'pre',
      configurePreviewServer: ({ middlewares }) => {
        middlewares.use((request, response, next) => {
          if (!prefixes.some((prefix) => request.url?.startsWith(prefix))) return next()
          handle(request, response).catch((error: unknown) => {
            console.error(error)
            response.destroy()
          })
        })
      },
    },
  ],
})
