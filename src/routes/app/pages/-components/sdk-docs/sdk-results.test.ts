import { describe, expect, test } from 'vitest'
import { sdkErrors } from '@/features/labels/problems/sdk-errors'
import { codeText } from '@/ui/display/highlighted-code'
import { platforms } from './platforms'
import { getResultName, sdkResults } from './sdk-results'
import { sdks } from './sdks'

describe.each(platforms)('$name snippets', ({ loadCode, installFiles, setUpFiles }) => {
  test.each(sdks)('handles each result of $name with all its values', async ({ id, className }) => {
    const { code } = await loadCode()
    const handled = codeText(code[`handle.${id}`] ?? []).toLowerCase()
    for (const { name, values, sdks: owners } of sdkResults) {
      const parts = [name, ...values].map((part) => handled.includes(part.toLowerCase()))
      expect(parts[0], name).toBe(owners.includes(id))
      expect(parts.every(Boolean), name).toBe(owners.includes(id))
    }
    expect(codeText(code[`start.${id}`] ?? [])).toContain(className)
    installFiles.forEach((_, index) => expect(code[`install.${id}.${index}`]).toBeDefined())
    expect(code[`install.${id}.${installFiles.length}`]).toBeUndefined()
  })

  test.each(sdks)(
    'contains a sample app for $name with the required options and all results',
    async (sdk) => {
      const { code } = await loadCode()
      const app = codeText(code[`sample.${sdk.id}`] ?? [])
      expect(app).toContain(sdk.className)
      for (const option of ['accesstoken', 'baseurl', 'bundlekey', '{{base_url}}'])
        expect(app.toLowerCase()).toContain(option)
      for (const { name, sdks: owners } of sdkResults)
        expect(app.toLowerCase().includes(name.toLowerCase()), name).toBe(owners.includes(sdk.id))
      expect(app).not.toMatch(/undefined|\[object/)
      for (const pair of ['()', '{}', '[]'])
        expect(app.split(pair.charAt(0)), pair).toHaveLength(app.split(pair.charAt(1)).length)
    },
  )

  test('declares the camera permission in each file', async () => {
    const { code } = await loadCode()
    const texts = setUpFiles.map((_, index) => codeText(code[`setUp.${index}`] ?? []))
    for (const text of texts) expect(text).toMatch(/CAMERA|NSCameraUsageDescription/)
    expect(code[`setUp.${setUpFiles.length}`]).toBeUndefined()
  })
})

test('reports each code within the range of its result', () => {
  expect(sdkErrors.length).toBeGreaterThan(0)
  for (const { code } of sdkErrors) {
    const result = sdkResults.find(({ name }) => name === getResultName(code))
    const [from, to] = result?.when.match(/\d{4}/g)?.map(Number) ?? []
    expect(code).toBeGreaterThanOrEqual(from ?? Infinity)
    expect(code).toBeLessThanOrEqual(to ?? -Infinity)
  }
})

test('includes the repository for Android, and both a package and a pod for iOS', async () => {
  const install = async (id: string) => {
    const { code } = (await platforms.find((platform) => platform.id === id)?.loadCode()) ?? {}
    return [0, 1].map((index) => codeText(code?.[`install.document.${index}`] ?? []))
  }
  const [repository, dependency] = await install('android')
  expect(repository).toMatch(/dependencyResolutionManagement[^]*maven {[^]*credentials/)
  expect(dependency).toContain('implementation(')
  const [swiftPackage, pod] = await install('ios')
  expect(swiftPackage).toContain('.package(url:')
  expect(pod).toContain('pod ')
})
