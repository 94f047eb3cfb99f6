// @vitest-environment node
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { authSession } from '@/api/auth-session'
import type { Scope } from '@/auth/realm'
import { server } from '@/test/scripted-backend'
import { downloadExtraResults, type Progress } from './download'

const request = { bundle_id: 'b', start_date: '2026-01-01', end_date: '2026-01-31' }
const end = [0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]
const zip = new Uint8Array([0x50, 0x4b, 3, 4, ...Array.from({ length: 74 }, () => 7), ...end])
let scope: Scope

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  authSession.login('client', {
    name: 'x',
    accessToken: 'a',
    refreshToken: 'r',
    isInitialized: true,
    bundles: [],
    permissions: [],
  })
  scope = { realm: 'client', sid: authSession.snapshot()?.sid ?? '' }
})
afterEach(() => {
  vi.useRealTimers()
  server.resetHandlers()
})
afterAll(() => server.close())

const answer = (resolver: (info: { request: Request }) => Response) =>
  server.use(http.post('*/portal-backend/v1/valify/export-extra-results/', resolver))
/** What has been written, and the name. */
async function download(
  onProgress: (progress: Progress) => void = () => {},
  signal = new AbortController().signal,
) {
  written = []
  const write = async (piece: Uint8Array) => void written.push(...piece)
  const name = await downloadExtraResults(scope, request, { signal, onProgress, write })
  return { name, bytes: new Uint8Array(written) }
}
let written: number[] = []

test('the bytes, the name and the progress of a zip', async () => {
  answer(
    () =>
      new HttpResponse(zip, {
        headers: {
          'content-length': '100',
          'content-disposition': 'attachment; filename="../r.zip"',
        },
      }),
  )
  const seen: Progress[] = []
  const { bytes, name } = await download((progress) => seen.push(progress))
  expect(bytes).toEqual(zip)
  expect(name).toBe('r.zip')
  expect(seen.at(-1)).toEqual({ received: 100, total: 100 })
})

test('the bytes go around the hooks: a cloned body would stay in memory', async () => {
  answer(() => new HttpResponse(zip))
  const cloned: (ReadableStream | null)[] = []
  const clone = Response.prototype.clone
  vi.spyOn(Response.prototype, 'clone').mockImplementation(function (this: Response) {
    // Also the scripted backend clones its own answers.
    if (new Error().stack?.includes('/ky/')) cloned.push(this.body)
    return clone.call(this)
  })
  expect((await download()).bytes).toEqual(zip)
  expect(new Set(cloned)).toEqual(new Set([null]))
})

test.each([
  [undefined, 'export.zip'],
  ['attachment', 'export.zip'],
  ['attachment; filename=".."', 'export.zip'],
  ['attachment; filename="../../etc/r.zip"', 'r.zip'],
  ['attachment; filename="C:\\\\temp\\\\r.zip"', 'r.zip'],
  ["attachment; filename*=UTF-8''%E2%80%AEgpj%2Fr.zip", 'r.zip'],
  ['attachment; filename="r<b>|.zip"', 'rb.zip'],
])('F3 the name of %s is %s', async (header, expected) => {
  answer(() => new HttpResponse(zip, { headers: header ? { 'content-disposition': header } : {} }))
  expect((await download()).name).toBe(expected)
})

test('F1 a JSON error that came as 200 is an error with its message', async () => {
  answer(() => new HttpResponse('{"message":"Nothing in this period"}'))
  await expect(download()).rejects.toMatchObject({ body: { message: 'Nothing in this period' } })
  expect(written).toEqual([])
})

test.each(['bytes', undefined] as const)(
  'F1 the first bytes tell, however few come at once, in a stream of %s',
  async (type) => {
    answer(() => new HttpResponse(byteByByte(zip, type)))
    expect((await download()).bytes).toEqual(zip)
    const error = new TextEncoder().encode('{"detail":"Not today"}')
    answer(() => new HttpResponse(byteByByte(error, type)))
    await expect(download()).rejects.toMatchObject({ body: { detail: 'Not today' } })
    expect(written).toEqual([])
  },
)

test('F1 half a zip that claims to be whole is an error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answer(() => new HttpResponse(zip.slice(0, 50)))
  await expect(download()).rejects.toMatchObject({ kind: 'contract' })
})

test('a connection that breaks half-way is told as one', async () => {
  answer(
    () =>
      new HttpResponse(
        new ReadableStream({
          start: (stream) => stream.enqueue(zip.slice(0, 50)),
          pull: (stream) => stream.error(new TypeError('network error')),
        }),
      ),
  )
  await expect(download()).rejects.toMatchObject({ kind: 'no-response' })
})

test('F1 an HTML page, or nothing at all, is an error too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answer(() => new HttpResponse('<html>'))
  await expect(download()).rejects.toMatchObject({ kind: 'contract' })
  answer(() => new HttpResponse(null))
  await expect(download()).rejects.toMatchObject({ kind: 'contract' })
})

test('a refused export tells the message inside the buffer', async () => {
  answer(() => HttpResponse.json({ message: 'No such bundle' }, { status: 404 }))
  await expect(download()).rejects.toMatchObject({
    status: 404,
    body: { message: 'No such bundle' },
  })
})

test('F2 a 401 refreshes and replays; one file comes out', async () => {
  let sends = 0
  answer(() => {
    sends += 1
    return sends === 1 ? HttpResponse.json({}, { status: 401 }) : new HttpResponse(zip)
  })
  server.use(
    http.post('*/v1/authentication/refresh/', () =>
      HttpResponse.json({ access_token: 'a2', refresh_token: 'r2' }),
    ),
  )
  expect((await download()).bytes).toEqual(zip)
  expect(sends).toBe(2)
})

test('a cancelled export stops', async () => {
  const cancel = new AbortController()
  answer(() => new HttpResponse(new ReadableStream({ start: (stream) => stream.enqueue(zip) })))
  const outcome = download(() => cancel.abort(), cancel.signal).catch((error: unknown) => error)
  expect(await outcome).toMatchObject({ name: 'AbortError' })
})

function byteByByte(bytes: Uint8Array, type: 'bytes' | undefined) {
  let at = 0
  const pull = (stream: ReadableByteStreamController | ReadableStreamDefaultController) => {
    if (at === bytes.length) return stream.close()
    stream.enqueue(bytes.slice(at, at + 1))
    at += 1
  }
  return type ? new ReadableStream({ type, pull }) : new ReadableStream({ pull })
}

/** A zip that sends a piece every so many ms, so many times, and then stands still. */
function pieces(every: number, count: number) {
  let sent = 0
  return new HttpResponse(
    new ReadableStream({
      async pull(stream) {
        if (sent === count) return new Promise<void>(() => {})
        if (sent > 0) await new Promise((resolve) => setTimeout(resolve, every))
        sent += 1
        stream.enqueue(zip)
      },
    }),
  )
}

test('E8 a file may trickle for minutes, and is given up after 60 s of standing still', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer(() => pieces(50_000, 4))
  const progress = vi.fn<(progress: Progress) => void>()
  const settled = vi.fn<(error: unknown) => void>()
  const outcome = download(progress).catch((error: unknown) => error)
  void outcome.then(settled)
  for (let part = 1; part <= 4; part += 1) {
    await vi.waitFor(() => expect(progress).toHaveBeenCalledTimes(part))
    if (part < 4) await vi.advanceTimersByTimeAsync(50_000)
  }
  await vi.advanceTimersByTimeAsync(59_000)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcome).toMatchObject({ kind: 'timeout' })
})
