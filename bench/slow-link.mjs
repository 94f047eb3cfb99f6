// A slow network between the browser and a server: a proxy of the connections, so that it slows down whatever makes a
// request, be it a worker or a preload.
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A phone on a weak network, in bits a millisecond and milliseconds. */
const SLOW_4G = { down: 1600, up: 750, roundTrip: 150 }
/** Bytes that are sent without a break, so that connections take turns. */
const SLICE = 4096
/** Milliseconds after which a link that carries nothing counts as idle. */
const SILENCE = 500

/** Opens a port that leads to the target. It is fast until it is made slow. */
export async function openLink(target) {
  const link = { isSlow: false, lastUsed: 0 }
  const down = openLine(link, SLOW_4G.down)
  const up = openLine(link, SLOW_4G.up)
  const server = createServer({ noDelay: true }, async (client) => {
    client.on('error', () => {})
    // A connection is there after one round trip.
    if (link.isSlow) await wait(SLOW_4G.roundTrip)
    const onward = connect({ port: target, host: '127.0.0.1', noDelay: true })
    forward(client, onward, up)
    forward(onward, client, down)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: server.address().port,
    slowDown: (isSlow) => void (link.isSlow = isSlow),
    isIdle: () => performance.now() - link.lastUsed > SILENCE,
    close: () => server.close(),
  }
}

const until = (time) => Math.max(0, time - performance.now())

/**
 * One direction, which all connections share: one slice after another is sent, and each arrives half a round trip later.
 * `send` resolves when the next one can be sent.
 */
function openLine(link, bitsPerMs) {
  const underWay = []
  let timer
  let freeAt = 0
  const deliver = () => {
    timer = undefined
    while (underWay[0]?.at <= performance.now()) underWay.shift().arrive()
    if (underWay.length > 0) timer = setTimeout(deliver, until(underWay[0].at))
  }
  return async function send(bytes, arrive) {
    const now = performance.now()
    link.lastUsed = now
    if (!link.isSlow && underWay.length === 0) return arrive()
    freeAt = Math.max(freeAt, now) + (bytes * 8) / bitsPerMs
    underWay.push({ at: freeAt + SLOW_4G.roundTrip / 2, arrive })
    timer ??= setTimeout(deliver, until(underWay[0].at))
    return wait(until(freeAt))
  }
}

function forward(from, to, send) {
  from.on('data', async (data) => {
    from.pause()
    for (let at = 0; at < data.length; at += SLICE) {
      const slice = data.subarray(at, at + SLICE)
      await send(slice.length, () => to.writable && to.write(slice))
    }
    from.resume()
  })
  from.on('end', () => send(0, () => to.end()))
  from.on('error', () => to.destroy())
  from.on('close', () => send(0, () => to.end()))
}
