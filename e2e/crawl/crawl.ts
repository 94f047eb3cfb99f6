import { expect } from '@playwright/test'
import { test as base } from '../usage/usage'
import { collect, type Collectors, type Found } from './collectors'

/** Collects problems that no screen may have, such as errors, violations and leaks. */
export const test = base.extend<{ collectors: Collectors }>({
  collectors: async ({ context, page, vendors }, use) => use(await collect(context, page, vendors)),
})

export const NOTHING: Found = {
  violations: [],
  console: [],
  pageErrors: [],
  failed: [],
  thirdParties: [],
  canaries: [],
  ran: [],
}

/** Expects no findings, and logs the numbers of visits and findings. */
export async function expectNothing(collectors: Collectors, visited: Record<string, number>) {
  const findings = await collectors.read()
  const { title } = test.info()
  const numbers = Object.entries({ ...visited, ...lengths(findings) })
  const line = numbers.map(([name, count]) => `${name} ${count}`).join(', ')
  console.log(`${title}: ${line}`)
  test.info().annotations.push({ type: 'visited', description: line })
  expect(findings).toEqual(NOTHING)
}

export const lengths = (found: Found) =>
  Object.fromEntries(Object.entries(found).map(([name, texts]) => [name, texts.length]))
