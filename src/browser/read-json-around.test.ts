import { expect, test, vi } from 'vitest'
import { readJsonAround } from './read-json-around'

const never = new AbortController().signal

async function read(json: string, { signal = never, piece = json.length || 1 } = {}) {
  const bytes = new TextEncoder().encode(json)
  const pieces: string[] = []
  let sentCount = 0
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(stream) {
      if (sentCount >= bytes.length) stream.close()
      else stream.enqueue(bytes.slice(sentCount, (sentCount += piece)))
    },
  })
  const result = await readJsonAround(body, 'img', (text) => pieces.push(text), signal)
  return { result, taken: pieces.join('') }
}

const LONG = 'QUJD+/=='.repeat(50)

test.each([1, 2, 3, 7, 100, 10_000])(
  'extracts the long text from pieces of %d bytes',
  async (piece) => {
    const boxes = [{ field: 'الاسم "img": "no"', x: 0.5 }]
    const before = await read(`{"boxes":${JSON.stringify(boxes)},"img" : "${LONG}"}`, { piece })
    expect(before).toEqual({ result: { boxes, img: '…' }, taken: LONG })
    const after = await read(`{"img":"${LONG}","boxes":${JSON.stringify(boxes)}}`, { piece })
    expect(after).toEqual({ result: { img: '…', boxes }, taken: LONG })
  },
)

test.each([1, 3, 10_000])('decodes escape sequences from pieces of %d bytes', async (piece) => {
  const { taken } = await read(String.raw`{"img":"a\/b\u002Fc\n\r"}`, { piece })
  expect(taken).toBe('a/b/c\n\r')
})

test('leaves an empty string and null unchanged', async () => {
  expect(await read('{"img":""}')).toEqual({ result: { img: '' }, taken: '' })
  expect(await read('{"img":null}')).toEqual({ result: { img: null }, taken: '' })
})

test.each(['', '<!doctype html>', `{"img":"${LONG}`, `{"img":"${LONG}"`, '{"img":"\\x"}'])(
  'E1 rejects invalid JSON: %.20s',
  async (text) => {
    await expect(read(text)).rejects.toThrow(SyntaxError)
  },
)

test('F5 yields to other tasks after each 8 ms of work', async () => {
  let now = 0
  // The code reads the clock once after each piece and after each break, so each piece and each break takes 2 ms.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 2))
  const breaks = vi.spyOn(MessagePort.prototype, 'postMessage')
  const json = `{"img":"${'A'.repeat(190)}"}`
  expect(json).toHaveLength(200)
  expect((await read(json, { piece: 10 })).taken).toHaveLength(190)
  expect(breaks).toHaveBeenCalledTimes(5)
})

test('stops reading when its signal is aborted', async () => {
  const leaving = new AbortController()
  const reading = read(`{"img":"${LONG}"}`, { signal: leaving.signal, piece: 1 })
  leaving.abort()
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
})
