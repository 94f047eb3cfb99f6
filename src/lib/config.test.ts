import { expect, test } from 'vitest'
import { brandName, documentTitle } from './config'

test("puts the screen's names before the brand's name in the document title", () => {
  expect(documentTitle('Sessions', undefined, 'Retail')).toBe(`Sessions · Retail · ${brandName}`)
})
