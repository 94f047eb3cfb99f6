import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from '../lib/port.ts'
import { createResponder } from '@mocks/backend'
import { respondOverHttp } from '@mocks/http-bridge'

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** Starts the mock backend behind nginx. `on` replaces the mock's response to one URL. */
export async function startBackend() {
  const respond = createResponder({ passwordSuffix: '', latency: 0 })
  const handlers = new Map<string, Handler>()
  const server = createServer((incoming, outgoing) => {
    const handler = handlers.get(incoming.url ?? '')
    const handleRequest = async () =>
      handler ? handler(incoming, outgoing) : respondOverHttp(respond, incoming, outgoing)
    // nginx may close the connection during an upload.
    handleRequest().catch(() => outgoing.destroy())
  })
  const port = await freePort()
  const start = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  await start()
  return {
    port,
    on: (url: string, handler: Handler) => void handlers.set(url, handler),
    start,
    stop,
  }
}
