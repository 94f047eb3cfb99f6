import assert from 'node:assert/strict'

const STATUSES = [200, 206, 304, 404, 413, 500, 502]
const KINDS = ['page', 'script', 'style', 'JSON', 'zip']

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A request whose body is too large, which it announces and does not send. */
const tooLarge = {
  method: 'POST',
  headers: { 'content-length': 1e9 },
  write: (outgoing) => outgoing.flushHeaders(),
}

const PAGE = '/app/pages/home'

/** The request that makes nginx give a file of this kind with the status. */
async function fileRequest(site, kind, status) {
  const path = { page: PAGE, script: site.script, style: site.style }[kind]
  const extension = { page: 'html', script: 'js', style: 'css' }[kind]
  if (status === 206) return [path, { headers: { range: 'bytes=0-9' } }]
  if (status === 304) {
    const { headers } = await site.send(path)
    return [path, { headers: { 'if-none-match': headers.etag[0] } }]
  }
  if (status === 404) return [`${kind === 'page' ? '' : '/assets'}/missing.${extension}`]
  if (status === 413) return [path, tooLarge]
  if (status >= 500) return [`/fails/${status}.${extension}`]
  return [path]
}

/** The request that makes the backend, or nginx in its place, answer with the status. */
function backendRequest(site, kind, status) {
  const path = `/portal-backend/check/${status}/${kind}`
  site.backend.on(path, (incoming, outgoing) => {
    if (status === 502) return incoming.socket.destroy()
    incoming.resume()
    const type = kind === 'zip' ? 'application/zip' : 'application/json'
    const own = Object.keys(site.securityHeaders).map((name) => [name, 'of the backend'])
    const headers = {
      'content-type': type,
      'x-powered-by': 'Backend/1.0',
      ...Object.fromEntries(own),
    }
    outgoing.writeHead(status, headers).end(status === 304 ? undefined : '{}')
  })
  return [path, status === 413 ? tooLarge : {}]
}

/** How long a browser may keep it. */
function expectedCacheControl(kind, status) {
  if (status >= 400) return 'no-store'
  return { page: 'no-cache', script: IMMUTABLE, style: IMMUTABLE }[kind] ?? 'no-store'
}

/** That an answer has every header of the build once, and does not say which server and version it comes from. */
export function assertHeaders(site, { headers, body, status }) {
  for (const [name, value] of Object.entries(site.securityHeaders))
    assert.deepEqual(headers[name.toLowerCase()], [value], `${name} of a ${status}`)
  assert.deepEqual(headers.server, ['nginx'])
  assert.equal(headers['x-powered-by'], undefined)
  if (status >= 400) assert.doesNotMatch(`${body}`, /nginx/)
}

async function checkCell(site, kind, status) {
  const isFile = ['page', 'script', 'style'].includes(kind)
  const [path, options] = await (isFile ? fileRequest : backendRequest)(site, kind, status)
  const answer = await site.send(path, options)
  assert.equal(answer.status, status)
  assertHeaders(site, answer)
  assert.deepEqual(answer.headers['cache-control'], [expectedCacheControl(kind, status)])
  const {
    'cache-control': [cache],
    'content-type': [type] = ['–'],
  } = answer.headers
  const own = Object.keys(site.securityHeaders)
  const found = own.filter((name) => answer.headers[name.toLowerCase()]?.length === 1)
  return [kind, `${status}`, cache, type, `${found.length} of ${own.length}`]
}

/** What has been measured, a row per cell. */
export const measured = [['kind', 'status', 'Cache-Control', 'Content-Type', 'security headers']]

export const headerMatrix = KINDS.flatMap((kind) =>
  STATUSES.map((status) => ({
    name: `H5 headers: ${kind} ${status}`,
    run: async (site) => void measured.push(await checkCell(site, kind, status)),
  })),
)
