import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { precompress } from './precompress'

const text = 'a long text, '.repeat(200)

/** Plugin that writes a page after the build has written its files. */
const latePage: Plugin = {
  name: 'late-page',
  async closeBundle() {
    const { root, build: options } = this.environment.config
    await writeFile(join(root, options.outDir, 'late.html'), text)
  },
}

/** Runs a small build in `mode` into `outDir`, and returns the folder and its file names. */
async function getFiles(mode: string, outDir = 'dist') {
  const root = await mkdtemp(join(tmpdir(), 'precompress-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folder = join(root, outDir)
  await mkdir(join(root, 'public', '.server'), { recursive: true })
  const inputs = {
    'large.txt': text,
    'small.txt': 'small',
    'image.png': text,
    '.server/x.txt': text,
  }
  for (const [name, content] of Object.entries(inputs))
    await writeFile(join(root, 'public', name), content)
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Page</title>')
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    plugins: [precompress(), latePage],
  })
  return { folder, names: await readdir(folder, { recursive: true }) }
}

test('adds Brotli and gzip copies of larger text files to a production build', async () => {
  const { folder, names } = await getFiles('production')
  const compressed = names.filter((name) => /\.(?:br|gz)$/.test(name))
  expect(compressed.toSorted()).toEqual([
    'large.txt.br',
    'large.txt.gz',
    'late.html.br',
    'late.html.gz',
  ])
  const read = (name: string) => readFile(join(folder, name))
  expect(String(brotliDecompressSync(await read('large.txt.br')))).toBe(text)
  expect(String(gunzipSync(await read('large.txt.gz')))).toBe(text)
})

test.each([
  ['demo', 'dist'],
  ['production', 'elsewhere'],
])('does not precompress a build that is not a release: %s in %s', async (mode, outDir) => {
  const { names } = await getFiles(mode, outDir)
  expect(names).toContain('large.txt')
  expect(names.filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([])
})
