import { readFileSync } from 'node:fs'
import { createVitest } from 'vitest/node'
import { root, fromRoot } from '../project.mjs'

/**
 * A Vitest that stays warm from run to run: files, once transformed, stay so until `invalidateFile`. `change` gives the code of
 * a file in place of its own, for the files that `mayChange`.
 */
export async function openVitest(mayChange, change, test) {
  const plugin = {
    name: 'mutations',
    enforce: 'pre',
    // Nor is a route kept between processes: the router's plugin moves what its parts share into a module that it can
    // only write in the process that has divided the route.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => {
        const path = pathOf(id)
        return mayChange(path) || path.startsWith('src/routes/') ? false : undefined
      }),
    // Before any other plugin has changed it, so that the places are those of the file.
    load(id) {
      const path = pathOf(id)
      if (!mayChange(path) || id.includes('?')) return undefined
      return { code: change(readFileSync(id, 'utf8'), path), map: null }
    },
  }
  globalThis.mutationConfig = { plugins: [plugin], test }
  const config = fromRoot('scripts', 'lib', 'mutations', 'vitest.config.mjs')
  const { reporters = [{}], bail = 0, maxWorkers } = test
  const options = { root, config, watch: false, cache: false, reporters, bail, maxWorkers }
  const vitest = await createVitest('test', options)
  // The tests of the tools reach none of the mutated folders.
  const specifications = (await vitest.globTestSpecifications()).filter(
    ({ moduleId }) => !/^(?:bench|scripts)\//.test(pathOf(moduleId)),
  )
  return { vitest, specifications }
}

/** The path of a module from the root of the project, with `/`. */
export const pathOf = (moduleId) => {
  const path = moduleId.replace(/[?#].*$/, '').replaceAll('\\', '/')
  const base = `${root.replaceAll('\\', '/')}/`
  return path.startsWith(base) ? path.slice(base.length) : path
}
