import { createServer, request } from 'node:http'
import { freePort } from '../port.mjs'
import { fromRoot, projectNode, toolEnv } from '../project.mjs'
import { startProgram } from './program.mjs'
import { send } from './request.mjs'

/** The mock backend in a process of its own. */
export async function startMock() {
  const port = await freePort()
  const node = projectNode()
  const args = [fromRoot('scripts', 'mock-backend.mjs')]
  const { stop } = await startProgram('The mock backend', node, args, {
    env: toolEnv(node, { PORT: `${port}`, HOST: '127.0.0.1' }),
    isReady: () => send({ port, path: '/__mock/personas' }).catch(() => undefined),
  })
  return { port, stop }
}

/**
 * A backend in front of the mock, which a check can watch and command: `on(path, handler)` answers a path of the client's
 * backend, and everything else goes on to the mock.
 */
export async function startWatched(mock) {
  const handlers = new Map()
  const server = createServer((incoming, outgoing) => {
    const handler = handlers.get(incoming.url)
    // Its request may be cut off.
    if (handler) return handler(incoming, outgoing)?.catch?.(() => outgoing.destroy())
    const { url: path, method, headers } = incoming
    const onward = request({ port: mock.port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  const listen = (port) => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  await listen(0)
  const { port } = server.address()
  return {
    port,
    on: (path, handler) => handlers.set(path, handler),
    goAway: close,
    comeBack: () => listen(port),
    stop: close,
  }
}
