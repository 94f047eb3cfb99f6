import { expect, test } from 'vitest'
import { unusedPatterns } from './chunks'

test('a pattern without a module of the build is unused', () => {
  const unused = unusedPatterns([])
  expect(unused).toContain('node_modules/ky/')
  expect(unusedPatterns(['/project/node_modules/ky/distribution/index.js'])).toEqual(
    unused.filter((pattern) => pattern !== 'node_modules/ky/'),
  )
})
