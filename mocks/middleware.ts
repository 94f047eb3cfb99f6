import { join } from 'node:path'
import { runnerImport, type Connect, type ResolvedConfig } from 'vite'
import { respondOverHttp, type Responder } from './http-bridge.ts'

const prefixes = ['/portal-backend/', '/admin-portal-backend/', '/api/', '/__mock/']

type Host = Pick<ResolvedConfig, 'root' | 'env' | 'logger'>

/** Serves both backends on a Vite or Node server. Loads the handlers on the first request, and again after `reload`. */
export function mockMiddleware(host: Host) {
  let responder: Promise<Responder> | undefined

  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    if (!prefixes.some((prefix) => request.url?.startsWith(prefix))) return next()
    // If loading fails, load again on the next request, because the broken file may be fixed by then. A request that
    // fails after loading doesn't cause a reload.
    responder ??= loadResponder(host).catch((error: unknown) => {
      responder = undefined
      throw error
    })
    const handling = responder.then((respond) => respondOverHttp(respond, request, response))
    handling.catch((error: unknown) => {
      host.logger.error(`mock backend: ${error instanceof Error ? error.stack : String(error)}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'x-mock-backend': '1' }).end()
    })
  }
  return { middleware, reload: () => void (responder = undefined) }
}

async function loadResponder({ root, env, logger }: Host): Promise<Responder> {
  const { module } = await runnerImport<typeof import('./backend.ts')>(
    join(root, 'mocks/backend.ts'),
    { root, logLevel: 'error', resolve: { tsconfigPaths: true } },
  )
  const suffix: unknown = env.VITE_PASSWORD_SUFFIX
  return module.createResponder({
    passwordSuffix: typeof suffix === 'string' ? suffix : '',
    latency: 30,
    print: (line) => logger.info(`mock backend: ${line}`),
  })
}
