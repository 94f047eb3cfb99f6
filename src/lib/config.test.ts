import { expect, test } from 'vitest'
import { brandName, documentTitle } from './config'

test('the title of the document has the names of the screen before that of the brand', () => {
  expect(documentTitle('Sessions', undefined, 'Retail')).toBe(`Sessions · Retail · ${brandName}`)
})
