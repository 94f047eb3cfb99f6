import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { assertHeaders } from './header-matrix.mjs'
import { until } from './request.mjs'

const CHECK = '/portal-backend/check'

/** `Promise.withResolvers()` for the oldest Node that the scripts run on. */
function deferred() {
  let resolve
  const promise = new Promise((done) => (resolve = done))
  return { promise, resolve }
}

const drain = async (incoming) => {
  let size = 0
  for await (const piece of incoming) size += piece.length
  return size
}

const ADMIN_LOGIN = '/admin-portal-backend/v1.1/authentication/login/'
const CLIENT_LOGIN = '/portal-backend/v2/authentication/login/?lang=en'
const PROFILE = '/portal-backend/v1/accounts/profile/?lang=en'

const login = (site, path = ADMIN_LOGIN) =>
  site.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'unknown@example.com', password: 'a'.repeat(64) }),
  })

/** The addresses of a token that must not be in a log, and some that must. */
const TOKEN = 'secret-token'
const withToken = [
  `/auth/verify-email/${TOKEN}`,
  `/auth?token=${TOKEN}`,
  `//auth/${TOKEN}`,
  `/Auth/${TOKEN}`,
  `/%61uth/${TOKEN}`,
  `/app/pages/home?token=${TOKEN}`,
  `/auth/%zz${TOKEN}`,
  `/admin-portal-backend/v1/x/?lang=en&token=${TOKEN}`,
]
const initialize = `/portal-backend/v1/accounts/initialize-password/${TOKEN}/`

export const backendChecks = [
  {
    name: 'both backends answer',
    run: async (site) => {
      for (const path of [CLIENT_LOGIN, ADMIN_LOGIN]) {
        const answer = await login(site, path)
        assert.ok(answer.status >= 400 && answer.status < 500, `${path}: ${answer.status}`)
        assert.ok(JSON.parse(answer.body).message)
        assert.deepEqual(answer.headers['x-mock-backend'], ['1'])
        assertHeaders(site, answer)
      }
    },
  },
  {
    name: 'the service API of the compose file answers',
    run: async (site) => {
      const answer = await site.send('/api/no-such-call', { method: 'POST', body: '{}' })
      assert.deepEqual(answer.headers['x-mock-backend'], ['1'])
      assertHeaders(site, answer)
    },
  },
  {
    name: 'an address reaches the backend as it was sent',
    run: async (site) => {
      const path = `${CHECK}/a%2Fb%20c%2E..%2f?q=%2F&r=a+b`
      site.backend.on(path, ({ headers }, outgoing) => outgoing.end(JSON.stringify(headers)))
      const { status, body } = await site.send(path, { headers: { host: 'portal.example' } })
      assert.equal(status, 200)
      const received = JSON.parse(body)
      assert.equal(received.host, 'portal.example')
      assert.equal(received['x-forwarded-for'], '127.0.0.1')
      assert.equal(received['x-forwarded-proto'], 'http')
    },
  },
  {
    name: "a backend's own caching rule stays, alone",
    run: async (site) => {
      const headers = { 'cache-control': 'private, max-age=60', 'retry-after': '7' }
      site.backend.on(`${CHECK}/cached`, (_, outgoing) => outgoing.writeHead(429, headers).end())
      const answer = await site.send(`${CHECK}/cached`)
      for (const [name, value] of Object.entries(headers))
        assert.deepEqual(answer.headers[name], [value])
      assertHeaders(site, answer)
    },
  },
  {
    name: 'a list that the backend compressed arrives as it is, one that it did not too',
    run: async (site) => {
      const list = Buffer.from(JSON.stringify(Array.from({ length: 2000 }, (_, row) => ({ row }))))
      const compressed = brotliCompressSync(list)
      site.backend.on(`${CHECK}/list`, ({ headers }, outgoing) => {
        const isAccepted = headers['accept-encoding'] === 'gzip, deflate, br'
        const encoding = isAccepted ? { 'content-encoding': 'br' } : {}
        const type = { 'content-type': 'application/json', vary: 'Accept-Encoding' }
        outgoing.writeHead(200, { ...type, ...encoding }).end(isAccepted ? compressed : list)
      })
      for (const [accepted, encoding, sent] of [
        ['gzip, deflate, br', ['br'], compressed],
        ['gzip', undefined, list],
      ]) {
        const headers = { 'accept-encoding': accepted }
        const answer = await site.send(`${CHECK}/list`, { headers })
        assert.deepEqual(answer.headers['content-encoding'], encoding, accepted)
        assert.deepEqual(answer.headers.vary, ['Accept-Encoding'], accepted)
        assert.ok(answer.body.equals(sent), accepted)
        assertHeaders(site, answer)
      }
    },
  },
  {
    name: 'a download arrives as the backend sends it',
    run: async (site) => {
      const arrived = deferred()
      site.backend.on(`${CHECK}/zip`, async (_, outgoing) => {
        outgoing.writeHead(200, { 'content-type': 'application/zip' }).write('first')
        await arrived.promise
        outgoing.end('last')
      })
      const { body } = await site.send(`${CHECK}/zip`, { onData: () => arrived.resolve() })
      assert.equal(String(body), 'firstlast')
    },
  },
  {
    name: 'a download waits for a slow client in the backend, not on the disk',
    run: async (site) => {
      const zip = Buffer.alloc(32_000_000)
      site.backend.on(`${CHECK}/large-zip`, (_, outgoing) => outgoing.end(zip))
      const onData = (_, incoming) => {
        incoming.pause()
        setTimeout(() => incoming.resume(), 1)
      }
      const { body } = await site.send(`${CHECK}/large-zip`, { onData })
      assert.equal(body.length, zip.length)
      assert.doesNotMatch(site.nginx.errorLog(), /temporary file/)
    },
  },
  {
    name: 'an upload reaches the backend as the client sends it',
    run: async (site) => {
      const arrived = deferred()
      site.backend.on(`${CHECK}/upload`, async (incoming, outgoing) => {
        incoming.once('data', () => arrived.resolve())
        outgoing.end(`${await drain(incoming)}`)
      })
      const { body } = await site.send(`${CHECK}/upload`, {
        method: 'POST',
        headers: { 'content-length': 9 },
        write: async (outgoing) => {
          outgoing.write('first')
          await arrived.promise
          outgoing.end('last')
        },
      })
      assert.equal(String(body), '9')
    },
  },
  {
    name: 'the largest call of the portal passes, and what is larger is refused',
    run: async (site) => {
      // Two photos of 25 MB in base64, and what is around them.
      const largest = Buffer.alloc(2 * 4 * Math.ceil(25_000_000 / 3) + 10_000)
      site.backend.on(`${CHECK}/photos`, async (incoming, outgoing) => {
        outgoing.end(`${await drain(incoming)}`)
      })
      const post = (body) => site.send(`${CHECK}/photos`, { method: 'POST', body })
      assert.equal(String((await post(largest)).body), `${largest.length}`)
      const headers = { 'content-length': 100_000_000 }
      const write = (outgoing) => outgoing.flushHeaders()
      const answer = await site.send(`${CHECK}/photos`, { method: 'POST', headers, write })
      assert.equal(answer.status, 413)
      assert.equal(String(answer.body), '{}')
    },
  },
  {
    name: 'attempts to sign in are limited, other calls are not',
    run: async (site) => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => login(site)))
      // The mock refuses many attempts too, in its own words.
      const refused = answers.filter(({ headers }) => !headers['x-mock-backend'])
      assert.ok(refused.length >= 5 && refused.length <= 15, `${refused.length} of 30 refused`)
      const [answer] = refused
      assert.equal(answer.status, 429)
      assert.deepEqual(answer.headers['retry-after'], ['10'])
      assert.equal(String(answer.body), '{}')
      assertHeaders(site, answer)
      const other = await site.send('/admin-portal-backend/v1/accounts/profile/')
      assert.notEqual(other.status, 429)
    },
  },
  {
    name: 'no token and no query string is logged',
    run: async (site) => {
      site.backend.on(initialize, ({ socket }) => socket.destroy())
      assert.equal((await site.send(initialize)).status, 502)
      for (const path of withToken) await site.send(path)
      await site.send('/app/written', { method: 'POST' })
      await site.send('/app/last-of-these')
      const log = () => readFileSync(site.nginx.accessLog, 'utf8')
      await until(() => log().includes('/app/last-of-these'))
      assert.match(log(), /"GET \/auth\/- HTTP\/1.1" 200/)
      assert.match(
        log(),
        /"GET \/portal-backend\/v1\/accounts\/initialize-password\/- HTTP\/1.1" 502/,
      )
      assert.match(log(), /"POST \/app\/written HTTP\/1.1" 405/)
      assert.doesNotMatch(log(), new RegExp(TOKEN))
      assert.doesNotMatch(log(), /\?/)
      assert.doesNotMatch(site.nginx.errorLog(), new RegExp(TOKEN))
    },
  },
  {
    name: 'while a backend is away its calls end at once, and the pages are served',
    run: async (site) => {
      await site.backend.goAway()
      const answer = await site.send(PROFILE)
      assert.equal(answer.status, 502)
      assert.equal(String(answer.body), '{}')
      assert.equal((await site.send('/app')).status, 200)
      await site.backend.comeBack()
      assert.equal((await site.send(PROFILE)).status, 401)
    },
  },
]
