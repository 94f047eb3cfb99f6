import { bodyPieces } from '@/lib/transfer/body-pieces'

/** Milliseconds of work before yielding the thread: half a frame. */
const WORK_LIMIT = 8
/** Number of bytes decoded into one string. Larger strings would stay in memory until a full garbage collection. */
const TEXT_SIZE = 16_384
/** The placeholder for the long text in the JSON. */
const MARK = '…'

/**
 * Reads JSON, but passes the long text of its field `key` to `take` in pieces. The whole text would need too much
 * memory and block the thread.
 */
export async function readJsonAround(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  key: string,
  take: (piece: string) => void,
  signal: AbortSignal,
): Promise<unknown> {
  const text = textAround(key, take)
  const pieces = bodyPieces(body)
  try {
    const decoder = new TextDecoder()
    let startedAt = performance.now()
    for (;;) {
      signal.throwIfAborted()
      const piece = await pieces.next()
      if (!piece) break
      for (let start = 0; start < piece.length; start += TEXT_SIZE)
        text.add(decoder.decode(piece.subarray(start, start + TEXT_SIZE), { stream: true }))
      if (performance.now() - startedAt < WORK_LIMIT) continue
      await nextTask()
      startedAt = performance.now()
    }
    return JSON.parse(text.rest() + decoder.decode())
  } finally {
    pieces.cancel()
  }
}

function textAround(key: string, take: (piece: string) => void) {
  const opening = new RegExp(`"${key}"\\s*:\\s*"`)
  let where: 'before' | 'within' | 'after' = 'before'
  let rest = ''
  /** The start of an escape sequence whose end is in the next piece. */
  let escape = ''

  function within(piece: string) {
    const text = escape + piece
    const end = text.search(/(?<!\\)"/)
    const part = end < 0 ? text : text.slice(0, end)
    escape = end < 0 ? (/\\(u.{0,3})?$/.exec(part)?.[0] ?? '') : ''
    const whole = part.slice(0, part.length - escape.length)
    if (whole && rest.endsWith('"')) rest += MARK
    take(whole.includes('\\') ? JSON.parse(`"${whole}"`) : whole)
    if (end < 0) return
    rest += text.slice(end)
    where = 'after'
  }

  return {
    add(piece: string) {
      if (where === 'within') return within(piece)
      rest += piece
      if (where === 'after') return
      const start = opening.exec(rest)
      if (!start) return
      const long = rest.slice(start.index + start[0].length)
      rest = rest.slice(0, start.index + start[0].length)
      where = 'within'
      within(long)
    },
    rest: () => rest,
  }
}

/**
 * Resolves in the next task. Unlike a timer, a message is not delayed after five nested calls or throttled in a hidden
 * tab.
 */
function nextTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    resolve()
  })
  port1.start()
  port2.postMessage(null)
  return promise
}
