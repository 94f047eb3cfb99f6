// Slows down connections outside the browser, so requests from workers and preloads are also slow.
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A phone's link on a weak network. */
const SLOW_4G = { downBitsPerMs: 1600, upBitsPerMs: 750, roundTripMs: 150 }
/** Bytes that a connection sends before other connections get their turn. */
const SLICE_BYTES = 4096
const IDLE_AFTER_MS = 500

type Send = (bytes: number, deliver: () => void) => Promise<void>

/** Opens a port that forwards to the port `target`. The link is fast until a call to `slowDown(true)`. */
export async function openSlowLink(target: number) {
  const link = { isSlow: false, lastUsed: 0 }
  const down = openDirection(link, SLOW_4G.downBitsPerMs)
  const up = openDirection(link, SLOW_4G.upBitsPerMs)
  const server = createServer({ noDelay: true }, async (client) => {
    client.on('error', () => {})
    // The TCP handshake takes a round trip.
    if (link.isSlow) await sleep(SLOW_4G.roundTripMs)
    const onward = connect({ port: target, host: '127.0.0.1', noDelay: true })
    forward(client, onward, up)
    forward(onward, client, down)
  })
  return {
    port: await listenOnFreePort(server),
    slowDown: (isSlow: boolean) => void (link.isSlow = isSlow),
    isIdle: () => performance.now() - link.lastUsed > IDLE_AFTER_MS,
    close: () => server.close(),
  }
}

const msUntil = (time: number) => Math.max(0, time - performance.now())

/**
 * Creates `send` for one direction of the link, shared by all connections. `send` resolves when the next slice can be
 * sent.
 */
function openDirection(link: { isSlow: boolean; lastUsed: number }, bitsPerMs: number): Send {
  let freeAt = 0
  // Deliveries are chained because timers may fire out of order.
  let lastDelivery: Promise<unknown> = Promise.resolve()
  return async (bytes, deliver) => {
    link.lastUsed = performance.now()
    if (!link.isSlow) {
      lastDelivery = lastDelivery.then(deliver)
      await lastDelivery
      return
    }
    freeAt = Math.max(freeAt, link.lastUsed) + (bytes * 8) / bitsPerMs
    const arrival = sleep(msUntil(freeAt + SLOW_4G.roundTripMs / 2))
    lastDelivery = Promise.all([lastDelivery, arrival]).then(deliver)
    await sleep(msUntil(freeAt))
  }
}

function forward(from: Socket, to: Socket, send: Send): void {
  from.on('data', async (data) => {
    from.pause()
    for (let at = 0; at < data.length; at += SLICE_BYTES) {
      const slice = data.slice(at, at + SLICE_BYTES)
      await send(slice.length, () => void (to.writable && to.write(slice)))
    }
    from.resume()
  })
  from.on('end', () => void send(0, () => to.end()))
  from.on('error', () => to.destroy())
  from.on('close', () => void send(0, () => to.end()))
}

export async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
