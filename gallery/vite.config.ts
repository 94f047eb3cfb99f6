import { request } from 'node:http'
import { defineConfig, mergeConfig, preview, type Plugin } from 'vite'
import portal from '../vite.config.ts'

/** The dev server with the gallery, whose screens are those of the build in `dist`. */
export default defineConfig(async (env) =>
  mergeConfig(await portal(env), {
    plugins: [screens()],
    server: { port: 5175, strictPort: true },
    // Each part is found by its glob alone, and a part that is found later would reload the page.
    optimizeDeps: { entries: ['gallery/main.tsx', 'src/**/examples/*.tsx'] },
  }),
)

/** What the dev server has for the page that leads to a screen. */
const OF_GALLERY = /^\/(?:gallery|@|src|mocks|node_modules|__mock|[\w-]*portal-backend|api)/

/** Hands over what a screen asks for, without the headers that forbid frames. */
function screens(): Plugin {
  return {
    name: 'gallery-screens',
    async configureServer({ middlewares }) {
      const { httpServer } = await preview({
        preview: { port: 5176, strictPort: false, host: '127.0.0.1' },
      })
      const address = httpServer.address()
      if (process.env['GALLERY_TIME']) stopClock(Date.parse(process.env['GALLERY_TIME']))
      const port = typeof address === 'object' ? address?.port : undefined
      middlewares.use((asked, response, next) => {
        const isScreen = asked.headers.host?.includes('.gallery.localhost')
        if (!isScreen || OF_GALLERY.test(asked.url ?? '')) return next()
        request({ port, path: asked.url, headers: asked.headers }, (answer) => {
          const { 'x-frame-options': _, 'content-security-policy': __, ...headers } = answer.headers
          response.writeHead(answer.statusCode ?? 500, headers)
          answer.pipe(response)
        })
          .on('error', next)
          .end()
      })
    },
  }
}

/** Makes it always this time for the mock backend, whose records are as old in every picture. */
function stopClock(time: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [time] : given),
    get: (target, key) => (key === 'now' ? () => time : Reflect.get(target, key)),
  })
}
