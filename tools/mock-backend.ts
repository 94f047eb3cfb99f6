// npm run mock-backend: runs the mock of both backends as a separate server, alongside a server for the build
// (deploy/).
import { createServer } from 'node:http'
import { createLogger, loadEnv, runnerImport } from 'vite'
import { portFrom } from './lib/port.ts'
import { fromRoot, root } from './lib/project.ts'
import { Stop, main } from './lib/stop.ts'

await main(async () => {
  const port = portFrom('PORT', 8081)
  const host = process.env['HOST'] ?? '127.0.0.1'
  const { module } = await runnerImport<typeof import('../mocks/middleware.ts')>(
    fromRoot('mocks', 'middleware.ts'),
    { root },
  )
  const env = loadEnv('production', root, 'VITE_')
  const { middleware } = module.mockMiddleware({ root, env, logger: createLogger() })
  const server = createServer((request, response) => {
    middleware(request, response, () => response.writeHead(404).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    throw new Stop(`The mock backend cannot use ${host}:${port} (${error.code}).`)
  })
  console.log(`The mock backend listens on ${host}:${port}.`)
})
