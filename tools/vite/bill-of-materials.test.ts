import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lockedPackages } from '../lib/packages.ts'
import { createBill } from './bill-of-materials'

const product = JSON.parse(readFileSync('package.json', 'utf8'))
const bill = createBill(product, lockedPackages())
const refs = bill.components.map((component) => component['bom-ref'])

test('contains the fields that CycloneDX 1.6 requires', () => {
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: product.name, version: product.version } },
  })
  expect(new Set(refs).size).toBe(refs.length)
  for (const component of bill.components) {
    expect(component).toMatchObject({
      type: 'library',
      name: expect.stringMatching(/./),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      purl: expect.stringMatching(/^pkg:npm\/(%40[^@/]+\/)?[^@/]+@[^@]+$/),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
    })
  }
})

test('writes several licenses as an expression, and a single license as an ID', () => {
  const licenses = new Map(bill.components.map((each) => [each.name, each.licenses]))
  expect(licenses.get('react')).toEqual([{ license: { id: 'MIT' } }])
  expect(licenses.get('dompurify')).toEqual([{ expression: '(MPL-2.0 OR Apache-2.0)' }])
})

test('contains only components that the portal requires, directly or indirectly', () => {
  const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const reachedPackages = new Set<string>()
  const reach = (ref: string) => {
    if (reachedPackages.has(ref)) return
    reachedPackages.add(ref)
    for (const each of needs.get(ref) ?? []) reach(each)
  }
  reach(bill.metadata.component['bom-ref'])
  expect([...reachedPackages].toSorted()).toEqual(
    [bill.metadata.component['bom-ref'], ...refs].toSorted(),
  )
})
