import { gzipSync } from 'node:zlib'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { authSession } from '@/api/core/auth-session-instance'
import type { Scope } from '@/lib/realm'
import { scriptedServer } from '@/test/scripted-backend'
import { patient } from '@/test/patient'
import { downloadExtraResults, type Progress } from './extra-results-zip'

const request = { bundle_id: 'b', start_date: '2026-01-01', end_date: '2026-01-31' }
const end = [0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]
const zip = new Uint8Array([0x50, 0x4b, 3, 4, ...Array.from({ length: 74 }, () => 7), ...end])
let scope: Scope

beforeAll(() => scriptedServer.listen({ onUnhandledFrame: 'error' }))
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
  scriptedServer.resetHandlers()
})
afterAll(() => scriptedServer.close())

const respond = (resolver: (info: { request: Request }) => Response) =>
  scriptedServer.use(http.post('*/portal-backend/v1/valify/export-extra-results/', resolver))
/** Runs a download, and returns the written bytes and the file name. */
async function download(
  onProgress: (progress: Progress) => void = () => {},
  signal = new AbortController().signal,
) {
  writtenNumbers = []
  const write = async (piece: Uint8Array) => void writtenNumbers.push(...piece)
  const name = await downloadExtraResults(scope, request, { signal, onProgress, write })
  return { name, bytes: new Uint8Array(writtenNumbers) }
}
let writtenNumbers: number[] = []

test('writes the zip, reports progress and returns the file name', async () => {
  respond(
    () =>
      new HttpResponse(zip, {
        headers: {
          'content-length': '100',
          'content-disposition': 'attachment; filename="../r.zip"',
        },
      }),
  )
  const reports: Progress[] = []
  const { bytes, name } = await download((progress) => reports.push(progress))
  expect(bytes).toEqual(zip)
  expect(name).toBe('r.zip')
  expect(reports.at(-1)).toEqual({ received: 100, total: 100 })
})

test('reports no total if the response is compressed', async () => {
  const packed = gzipSync(zip, { level: 0 })
  const headers = { 'content-encoding': 'gzip', 'content-length': String(packed.byteLength) }
  respond(() => new HttpResponse(packed, { headers }))
  const reports: Progress[] = []
  const { bytes } = await download((progress) => reports.push(progress))
  expect(bytes).toEqual(zip)
  expect(reports.at(-1)).toEqual({ received: 100, total: undefined })
})

test('passes no body to ky hooks, because a cloned body would stay in memory', async () => {
  respond(() => new HttpResponse(zip))
  const clones: (ReadableStream | null)[] = []
  const clone = Response.prototype.clone
  vi.spyOn(Response.prototype, 'clone').mockImplementation(function (this: Response) {
    // Records only ky's clones, because the scripted backend also clones its own responses.
    if (new Error().stack?.includes('/ky/')) clones.push(this.body)
    return clone.call(this)
  })
  expect((await download()).bytes).toEqual(zip)
  expect(new Set(clones)).toEqual(new Set([null]))
})

test.each([
  [undefined, 'export.zip'],
  ['attachment', 'export.zip'],
  ['attachment; filename=".."', 'export.zip'],
  ['attachment; filename="../../etc/r.zip"', 'r.zip'],
  ['attachment; filename="C:\\\\temp\\\\r.zip"', 'r.zip'],
  ["attachment; filename*=UTF-8''%E2%80%AEgpj%2Fr.zip", 'r.zip'],
  ['attachment; filename="r<b>|.zip"', 'rb.zip'],
])('F3 derives the file name from the header %s: %s', async (header, expected) => {
  respond(() => new HttpResponse(zip, { headers: header ? { 'content-disposition': header } : {} }))
  expect((await download()).name).toBe(expected)
})

test('F1 rejects a JSON error sent with status 200, keeping its message', async () => {
  respond(() => new HttpResponse('{"message":"Nothing in this period"}'))
  await expect(download()).rejects.toMatchObject({ body: { message: 'Nothing in this period' } })
  expect(writtenNumbers).toEqual([])
})

test.each(['bytes', undefined] as const)(
  'F1 recognizes a zip or a JSON error that arrives byte by byte (stream type: %s)',
  async (type) => {
    respond(() => new HttpResponse(byteByByte(zip, type)))
    expect((await download()).bytes).toEqual(zip)
    const error = new TextEncoder().encode('{"detail":"Not today"}')
    respond(() => new HttpResponse(byteByByte(error, type)))
    await expect(download()).rejects.toMatchObject({ body: { detail: 'Not today' } })
    expect(writtenNumbers).toEqual([])
  },
)

test('F1 rejects a truncated zip', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  respond(() => new HttpResponse(zip.slice(0, 50)))
  await expect(download()).rejects.toMatchObject({ kind: 'contract' })
})

test('throws a no-response error if the connection breaks halfway', async () => {
  respond(
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

test('F1 rejects an HTML page or an empty body', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  respond(() => new HttpResponse('<html>'))
  await expect(download()).rejects.toMatchObject({ kind: 'contract' })
  respond(() => new HttpResponse(null))
  await expect(download()).rejects.toMatchObject({ kind: 'contract' })
})

test("keeps the backend's message when an export is rejected", async () => {
  respond(() => HttpResponse.json({ message: 'No such bundle' }, { status: 404 }))
  await expect(download()).rejects.toMatchObject({
    status: 404,
    body: { message: 'No such bundle' },
  })
})

test('F2 refreshes the token after a 401, replays the request and downloads one file', async () => {
  let sends = 0
  respond(() => {
    sends += 1
    return sends === 1 ? HttpResponse.json({}, { status: 401 }) : new HttpResponse(zip)
  })
  scriptedServer.use(
    http.post('*/v1/authentication/refresh/', () =>
      HttpResponse.json({ access_token: 'a2', refresh_token: 'r2' }),
    ),
  )
  expect((await download()).bytes).toEqual(zip)
  expect(sends).toBe(2)
})

test('throws AbortError when the export is canceled', async () => {
  const cancel = new AbortController()
  respond(() => new HttpResponse(new ReadableStream({ start: (stream) => stream.enqueue(zip) })))
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

/** Returns a response that sends `count` pieces, one every `every` ms, and then hangs. */
function pieces(every: number, count: number) {
  let sentCount = 0
  return new HttpResponse(
    new ReadableStream({
      async pull(stream) {
        if (sentCount === count) return new Promise<void>(() => {})
        if (sentCount > 0) await new Promise((resolve) => setTimeout(resolve, every))
        sentCount += 1
        stream.enqueue(zip)
      },
    }),
  )
}

test('E8 continues a slow download, but times out after 60 s without a byte', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  respond(() => pieces(50_000, 4))
  const progress = vi.fn<(progress: Progress) => void>()
  const onSettled = vi.fn<(error: unknown) => void>()
  const outcome = download(progress).catch((error: unknown) => error)
  void outcome.then(onSettled)
  for (let part = 1; part <= 4; part += 1) {
    await vi.waitFor(() => expect(progress).toHaveBeenCalledTimes(part), patient)
    if (part < 4) await vi.advanceTimersByTimeAsync(50_000)
  }
  await vi.advanceTimersByTimeAsync(59_000)
  expect(onSettled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcome).toMatchObject({ kind: 'timeout' })
})
