import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokenText } from '@/ui/display/highlighted-code'
import { platforms } from './platforms'
import {
  configValues,
  configProblems,
  configuredCode,
  decodeConfig,
  encodeConfig,
  isChosen,
  isOffered,
  setOptions,
  withOption,
  type SdkConfig,
} from './sdk-config'
import { EXCLUSIVE, MOVEMENTS, listSdkOptions, sdkOptions, type SdkOption } from './sdk-options'
import { sdks } from './sdks'

const offered = sdkOptions.filter(isOffered)

function anyValue({ type, values, default: initial, id }: SdkOption): fc.Arbitrary<string> {
  if (type === 'boolean') return fc.constantFrom('true', 'false')
  if (type === 'given') return fc.constant('set')
  if (values) return fc.constantFrom(...values)
  if (type === 'number') return fc.oneof(fc.integer({ min: -5, max: 70 }).map(String), fc.string())
  const valid = id === 'base_url' ? 'https://verify.example.com:8443/v1' : '#0B5D76'
  return fc.oneof(fc.constantFrom(initial ?? valid, valid), fc.string({ unit: 'grapheme' }))
}

/** Arbitrary config, built as in the builder: one control after another. */
const anyConfig = fc
  .tuple(...offered.map((option) => fc.option(anyValue(option), { nil: '' })))
  .map((values) =>
    offered.reduce<SdkConfig>(
      (config, option, index) => withOption(config, option, values[index] ?? ''),
      {},
    ),
  )

describe('config URL parameter', () => {
  test('restores the chosen options', () => {
    fc.assert(
      fc.property(anyConfig, (config) => {
        const chosenEntries = Object.entries(config).filter(([id]) =>
          offered.some(
            (option) => option.id === id && !option.isTypedOnly && isChosen(config, option),
          ),
        )
        const parameter = new URLSearchParams({ config: encodeConfig(config) }).toString()
        const text = new URLSearchParams(parameter).get('config') ?? ''
        expect(decodeConfig(text)).toEqual(Object.fromEntries(chosenEntries))
      }),
    )
  })

  test('omits the defaults', () => {
    expect(encodeConfig({ review_data: 'true', liveness_time_per_action: '10' })).toBe('')
  })

  test('ignores a host from the URL and keeps a typed host', () => {
    const address = 'base_url:https://evil.example;language:ar'
    expect(decodeConfig(address)).toEqual({ language: 'ar' })
    const typedConfig = { base_url: 'https://verify.example.com', review_data: 'false' }
    expect(encodeConfig(typedConfig)).toBe('review_data:false')
    const both = { base_url: 'https://verify.example.com', language: 'ar' }
    expect(decodeConfig(address, typedConfig)).toEqual(both)
  })

  test('reads only options that users can choose', () => {
    const text =
      'access_token:set;bundle_key:abc;headers:{};language:fr;review_data:no;unknown:1;enable_smile:false;;x'
    expect(decodeConfig(text)).toEqual({ enable_smile: 'false' })
  })
})

describe.each(platforms)('$name snippet', ({ loadCode }) => {
  test('sets exactly the chosen options, for every SDK', async () => {
    const { code } = await loadCode()
    fc.assert(
      fc.property(anyConfig, fc.constantFrom(...sdks), (config, { id: sdk }) => {
        const lines = configuredCode(code, sdk, config)
        const expectedOptions = listSdkOptions(sdk).filter(
          (option) =>
            option.required ||
            (isChosen(config, option) && !configProblems(sdk, config).has(option.id)),
        )
        const foundOptions = sdkOptions.filter(({ id }) =>
          lines.some((line) => code[`option.${id}`]?.some((each) => each === line)),
        )
        expect(foundOptions).toEqual(expectedOptions)
      }),
      { numRuns: 40 },
    )
  })

  test('contains no placeholder and no value that breaks out of its quotes', async () => {
    const { code } = await loadCode()
    fc.assert(
      fc.property(anyConfig, fc.constantFrom(...sdks), (config, { id: sdk }) => {
        const fill = configValues(sdk, config)
        for (const { id } of setOptions(sdk, config)) {
          const line = code[`option.${id}`]?.[0] ?? []
          const text = line.map((token) => tokenText(token, fill)).join('')
          expect(text).not.toMatch(/\{\{|undefined/)
          expect((text.match(/["'`\\$]/g) ?? []).length).toBeLessThanOrEqual(2)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('contains one line for every option', async () => {
    const { code } = await loadCode()
    for (const { id } of sdkOptions) expect(code[`option.${id}`], id).toHaveLength(1)
  })
})

test.each([
  ['base_url', 'http://api.example.com', 'format'],
  ['base_url', 'https://api.example.com/"', 'format'],
  ['primary_color', 'teal', 'format'],
  ['liveness_time_per_action', '2', 'bounds'],
  ['liveness_time_per_action', '61', 'bounds'],
  ['liveness_time_per_action', '4.5', 'bounds'],
  ['liveness_number_of_instructions', 'three', 'bounds'],
])('rejects %s with the value %s', (id, value, kind) => {
  expect(configProblems('biometrics', { [id]: value }).get(id)).toMatchObject({ kind })
})

test.each([
  ['base_url', 'https://verify.example.com:8443/v1'],
  ['primary_color', '#0b5d76'],
  ['liveness_time_per_action', '3'],
  ['liveness_time_per_action', '60'],
])('accepts %s with the value %s', (id, value) => {
  expect(configProblems('biometrics', { [id]: value }).size).toBe(0)
})

test('rejects both face sources together only in the SDK that supports them', () => {
  const config = Object.fromEntries(EXCLUSIVE.map((id) => [id, 'set']))
  expect([...configProblems('biometrics', config).keys()]).toEqual([...EXCLUSIVE])
  expect(configProblems('identity', config).size).toBe(0)
  expect(configProblems('biometrics', { facematch_image: 'set' }).size).toBe(0)
})

test('requires at least one movement', () => {
  const config = Object.fromEntries(MOVEMENTS.map((id) => [id, 'false']))
  expect([...configProblems('identity', config).keys()]).toEqual([...MOVEMENTS])
  expect(configProblems('identity', { ...config, enable_smile: 'true' }).size).toBe(0)
})
