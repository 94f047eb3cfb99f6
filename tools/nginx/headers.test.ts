import { beforeAll, expect, test } from 'vitest'
import { expectHeaders } from './expect-headers'
import type { RequestOptions } from './request'
import { startSite, type Site } from './site'

let site: Site
beforeAll(async () => {
  site = await startSite()
  return site.stop
})

const STATUSES = [200, 206, 304, 404, 413, 500, 502]

/** A request that declares a body over the limit but doesn't send the body. */
const tooLarge: RequestOptions = {
  method: 'POST',
  headers: { 'content-length': 1e9 },
  write: (outgoing) => outgoing.flushHeaders(),
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

const files = [
  { kind: 'page', extension: 'html', folder: '', cacheControl: 'no-cache' },
  { kind: 'script', extension: 'js', folder: '/assets', cacheControl: IMMUTABLE },
  { kind: 'style', extension: 'css', folder: '/assets', cacheControl: IMMUTABLE },
]

type FileKind = (typeof files)[number]

function getPath(kind: string) {
  if (kind === 'page') return '/app/pages/home'
  return kind === 'script' ? site.script : site.style
}

/** Requests a file of this kind in a way that makes nginx respond with the status. */
async function requestFile({ kind, extension, folder }: FileKind, status: number) {
  const path = getPath(kind)
  if (status === 206) return site.send(path, { headers: { range: 'bytes=0-9' } })
  if (status === 304) {
    const { headers } = await site.send(path)
    return site.send(path, { headers: { 'if-none-match': headers['etag']?.[0] } })
  }
  if (status === 404) return site.send(`${folder}/missing.${extension}`)
  if (status === 413) return site.send(path, tooLarge)
  if (status >= 500) return site.send(`/fails/${status}.${extension}`)
  return site.send(path)
}

/** Sends a request that makes the backend respond with the status, or nginx if the status is 413 or 502. */
function requestBackend(type: string, status: number) {
  const path = `/portal-backend/test/${status}/${type}`
  const repeatedHeaders = Object.keys(site.securityHeaders).map((name) => [
    name,
    'from the backend',
  ])
  site.backend.on(path, (incoming, outgoing) => {
    if (status === 502) return incoming.socket.destroy()
    incoming.resume()
    outgoing
      .writeHead(status, {
        'content-type': type,
        'x-powered-by': 'Backend/1.0',
        ...Object.fromEntries(repeatedHeaders),
      })
      .end(status === 304 ? undefined : '{}')
  })
  return site.send(path, status === 413 ? tooLarge : {})
}

test.each(files.flatMap((file) => STATUSES.map((status) => ({ ...file, status }))))(
  'H5 sends each header once: $kind $status',
  async ({ status, ...file }) => {
    const response = await requestFile(file, status)
    const cacheControl = status >= 400 ? 'no-store' : file.cacheControl
    expect(response).toMatchObject({ status, headers: { 'cache-control': [cacheControl] } })
    expectHeaders(site, response)
  },
)

test.each(['json', 'zip'].flatMap((kind) => STATUSES.map((status) => ({ kind, status }))))(
  'H5 sends each header of a backend response once: $kind $status',
  async ({ kind, status }) => {
    const response = await requestBackend(`application/${kind}`, status)
    expect(response).toMatchObject({ status, headers: { 'cache-control': ['no-store'] } })
    expectHeaders(site, response)
  },
)
