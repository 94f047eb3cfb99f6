import { expect, test } from 'vitest'
import { unusedPatterns } from './chunks'

test('reports a pattern as unused if it matches no module in the build', () => {
  const unused = unusedPatterns([])
  expect(unused).toContain('node_modules/ky/')
  expect(unusedPatterns(['/project/node_modules/ky/distribution/index.js'])).toEqual(
    unused.filter((pattern) => pattern !== 'node_modules/ky/'),
  )
})
