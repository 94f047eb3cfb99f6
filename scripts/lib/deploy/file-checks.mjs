import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fromRoot } from '../project.mjs'
import { assertHeaders } from './header-matrix.mjs'
import { hasBrotli } from '../nginx.mjs'

const isPage = ({ status, headers, body }) =>
  status === 200 && headers['content-type'][0].startsWith('text/html') && /id="root"/.test(body)

const pages = async (site, paths) => {
  for (const path of paths) assert.ok(isPage(await site.send(path)), `${path} is the page`)
}

const notFound = async (site, paths) => {
  for (const path of paths) {
    const answer = await site.send(path)
    assert.equal(answer.status, 404, path)
    assertHeaders(site, answer)
    assert.deepEqual(answer.headers['cache-control'], ['no-store'], path)
  }
}

/** An encoding that is accepted, the one that must come, and the file with its content. */
// Asked late: on a new machine nginx and its modules are installed after this file is loaded.
const encodings = () => [
  ['br;q=1.0, gzip;q=0.8', hasBrotli() ? 'br' : 'gzip', hasBrotli() ? '.br' : '.gz'],
  ['gzip, deflate', 'gzip', '.gz'],
  ['identity', undefined, ''],
]

export const fileChecks = [
  {
    name: 'an unknown path is the page',
    run: (site) =>
      pages(site, ['/', '/no/such/screen', '/app', '/auth/', '/index.html', '/?a=.js']),
  },
  {
    name: 'a path of the areas is the page, also when it ends like a file',
    run: (site) =>
      pages(site, [
        '/app/sessions/a.b',
        '/app/pages/bundle/x%2Fy.js/sessions/..z',
        '/admin/clients/.env',
        '/auth/verify-email/a.b.css',
        `/auth/verify-email/${'t'.repeat(2000)}`,
      ]),
  },
  {
    name: 'a prerendered page is tried first',
    run: async (site) => {
      const answer = await site.send('/auth/prerendered?token=x')
      assert.equal(String(answer.body), 'prerendered')
      assert.deepEqual(answer.headers['cache-control'], ['no-cache'])
      assert.ok(isPage(await site.send('/auth/prerendered.html')))
    },
  },
  {
    name: 'G5 a missing file is a 404 that is not cached, not the page',
    run: (site) =>
      notFound(site, ['/assets/index-gone.js', '/assets/none', '/logo.png', '/a/b.css']),
  },
  {
    name: 'H10 source maps, dotfiles and what is for the server only are not served',
    run: (site) =>
      notFound(site, [
        '/.env',
        '/%2Eenv',
        '/.server/headers.conf',
        '/.server/health.json',
        '/assets/..%2F.server/headers.json',
        '/assets/.hidden.js',
        '/assets/entry.js.map',
        '/_headers',
        '/index.html.br',
        `${site.script}.gz`,
      ]),
  },
  {
    name: 'the compressed form that the build made is negotiated',
    run: async (site) => {
      for (const [path, file] of [
        [site.script, site.script],
        ['/auth', '/index.html'],
      ]) {
        for (const [accepted, encoding, extension] of encodings()) {
          const { headers, body } = await site.send(path, {
            headers: { 'accept-encoding': accepted },
          })
          assert.equal(headers['content-encoding']?.[0], encoding, accepted)
          assert.deepEqual(headers.vary, ['Accept-Encoding'], accepted)
          assert.ok(body.equals(readFileSync(join(site.root, file + extension))), accepted)
        }
      }
    },
  },
  {
    name: 'a range that the file does not have: 416, and each header once',
    run: async (site) => {
      const answer = await site.send(site.script, { headers: { range: 'bytes=99999999-' } })
      assert.equal(answer.status, 416)
      assertHeaders(site, answer)
      assert.equal(answer.headers['cache-control'].length, 1)
    },
  },
  {
    name: 'every file of the build has a content type',
    run: async (site) => {
      const names = readdirSync(fromRoot('dist'), { recursive: true }).map(String)
      const served = names.filter((name) => /^[^.].*\.(?!br$|gz$)\w+$/.test(name))
      const byType = new Map(served.map((name) => [extname(name), name]))
      for (const name of byType.values()) {
        const { status, headers } = await site.send(`/${name}`)
        assert.equal(status, 200, name)
        assert.notEqual(headers['content-type'][0], 'application/octet-stream', name)
      }
    },
  },
  {
    name: 'what is malformed or not allowed has the headers too',
    run: async (site) => {
      const requests = [
        [400, '/app/%zz'],
        [405, '/app', { method: 'POST' }],
        [414, `/app?${'x'.repeat(40_000)}`],
      ]
      for (const [status, path, options] of requests) {
        const answer = await site.send(path, options)
        assert.equal(answer.status, status)
        assertHeaders(site, answer)
      }
    },
  },
  {
    name: '/healthz says which version is served',
    run: async (site) => {
      const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
      const answer = await site.send('/healthz')
      assert.deepEqual(JSON.parse(answer.body), { status: 'ok', version })
      assertHeaders(site, answer)
      assert.deepEqual(answer.headers['cache-control'], ['no-store'])
    },
  },
]
