import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, Plugin, ResolvedConfig } from 'vite'

/** Folder of the header files within the build. Servers don't serve it, because its name starts with a dot. */
const FOLDER = '.server'

type Env = Record<string, string | undefined>
type Directives = Record<string, readonly string[]>

/**
 * Writes the headers for all portal responses into the build's `.server` folder, for nginx, static hosts and other
 * servers. The content security policy contains hashes of inline code, so any server can send the headers unchanged.
 */
export function securityHeaders(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'security-headers',
    configResolved: (resolved) => void (config = resolved),
    writeBundle({ dir = '' }) {
      const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.html'))
        .map((name) => readFileSync(join(dir, name), 'utf8'))
      const headers = headersFor(pages, config.env)
      const folder = join(dir, FOLDER)
      mkdirSync(folder, { recursive: true })
      for (const [name, text] of Object.entries(toHeaderFiles(headers)))
        writeFileSync(join(folder, name), text)
    },
    configurePreviewServer: ({ middlewares }) =>
      void middlewares.use(sendHeaders(join(config.root, config.build.outDir))),
  }
}

/** Returns the headers for the build in this folder, or none if there is no build. */
function readHeaders(dir: string): Record<string, string> {
  const file = join(dir, FOLDER, 'headers.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function sendHeaders(dir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    // Read the files for each request, because a new build may have replaced them.
    for (const [name, value] of Object.entries(readHeaders(dir))) response.setHeader(name, value)
    // Vite would otherwise serve the header files.
    if (request.url?.startsWith(`/${FOLDER}/`)) response.writeHead(404).end()
    else next()
  }
}

function toHeaderFiles(headers: Record<string, string>): Record<string, string> {
  const all = Object.entries(headers)
  return {
    'headers.json': `${JSON.stringify(headers, undefined, 2)}\n`,
    'headers.conf': all.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(''),
    _headers: [
      '/*',
      ...all.map(([name, value]) => `  ${name}: ${value}`),
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ].join('\n'),
  }
}

/** Returns the headers for a build. The policy allows the inline scripts and styles in the HTML of `pages` by hash. */
export function headersFor(pages: readonly string[], env: Env): Record<string, string> {
  return {
    'Content-Security-Policy': Object.entries(policy(pages, env))
      .map(([name, values]) => [name, ...values].join(' '))
      .join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    // A URL may contain the token from an email.
    'Referrer-Policy': 'no-referrer',
    // Google's sign-in opens a window and waits for that window's response.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions(Boolean(env['VITE_GOOGLE_CLIENT_ID'])),
    'X-Frame-Options': 'DENY',
  }
}

function policy(pages: readonly string[], env: Env): Directives {
  const findHashes = (pattern: RegExp) => unique(pages.flatMap((page) => hashes(page, pattern)))
  const attributes = findHashes(/\sstyle="([^"]*)"/g)
  const own = "'self'"
  const none = ["'none'"]
  const vendors = vendorSources(env)
  return {
    'default-src': none,
    'base-uri': none,
    'object-src': none,
    'frame-ancestors': none,
    'form-action': [own],
    'manifest-src': [own],
    'worker-src': [own],
    'font-src': [own],
    'script-src': [own, ...findHashes(/<script>([^]*?)<\/script>/g), ...vendors.script],
    'style-src': [own, ...findHashes(/<style>([^]*?)<\/style>/g), ...vendors.style],
    ...(attributes.length > 0 && { 'style-src-attr': ["'unsafe-hashes'", ...attributes] }),
    'img-src': [own, 'blob:', 'data:', ...vendors.image],
    'connect-src': [own, ...vendors.connect],
    ...(vendors.frame.length > 0 && { 'frame-src': vendors.frame }),
    'require-trusted-types-for': ["'script'"],
    // Google's scripts need a separate Trusted Types policy.
    'trusted-types': ['default', ...(vendors.script.length > 0 ? ['goog#html'] : [])],
  }
}

/** Returns the external sources that the configuration requires. */
function vendorSources(env: Env) {
  const {
    VITE_SERVICE_API_URL: serviceApi,
    VITE_ERROR_REPORT_URL: errorReports,
    VITE_GOOGLE_CLIENT_ID: google,
    VITE_POSTHOG_KEY: postHog,
    VITE_GA_ID: analytics,
  } = env
  const gsi = google ? ['https://accounts.google.com/gsi/'] : []
  const tags = analytics ? ['https://www.googletagmanager.com'] : []
  const counts = analytics
    ? ['https://*.google-analytics.com', 'https://*.analytics.google.com']
    : []
  return {
    script: [...(google ? ['https://accounts.google.com/gsi/client'] : []), ...tags],
    style: google ? ['https://accounts.google.com/gsi/style'] : [],
    frame: gsi,
    image: [...tags, ...counts],
    connect: unique([
      ...toOrigins(serviceApi),
      ...toOrigins(errorReports),
      ...gsi,
      ...(postHog ? toOrigins(env['VITE_POSTHOG_HOST'] || 'https://us.i.posthog.com') : []),
      ...tags,
      ...counts,
    ]),
  }
}

/** Returns the origin of a full URL, or nothing for a path on the portal's host. */
function toOrigins(address: string | undefined): string[] {
  const url = address && URL.canParse(address) ? new URL(address) : undefined
  return url ? [url.origin] : []
}

function hashes(page: string, pattern: RegExp): string[] {
  const texts = Array.from(page.matchAll(pattern), ([, text = '']) => text)
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

const unique = (values: readonly string[]) => [...new Set(values)]

function permissions(google: boolean): string {
  const off = [
    'accelerometer',
    'browsing-topics',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'gamepad',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'storage-access',
    'usb',
    'xr-spatial-tracking',
  ]
  const own = ['camera', 'clipboard-write', 'fullscreen']
  return [
    ...own.map((name) => `${name}=(self)`),
    `identity-credentials-get=(${google ? 'self' : ''})`,
    ...off.map((name) => `${name}=()`),
  ].join(', ')
}
