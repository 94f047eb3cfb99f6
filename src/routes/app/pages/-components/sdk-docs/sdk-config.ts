import type { CodeValues, HighlightedCode } from '@/ui/display/highlighted-code'
import { EXCLUSIVE, MOVEMENTS, listSdkOptions, sdkOptions, type SdkOption } from './sdk-options'
import type { SdkId } from './sdk-search'

/** Chosen values, keyed by option ID. An option that the app passes at run time has the value `set`. */
export type SdkConfig = Readonly<Record<string, string>>

export type ConfigProblem =
  | { kind: 'format'; rule: 'address' | 'color' }
  | { kind: 'bounds'; from: number; to: number }
  | { kind: 'exclusive' }
  | { kind: 'movements' }

/**
 * Whether the builder offers the option. It omits required tokens and keys, because the app always passes them itself.
 */
export const isOffered = ({ required, type }: SdkOption) => !(required && type === 'given')

const MAX_VALUE = 200

/** Sets an option to a typed value. An empty value resets the option to its default. */
export function withOption(config: SdkConfig, { id }: SdkOption, value: string): SdkConfig {
  const { [id]: _, ...others } = config
  return value === '' ? others : { ...others, [id]: value.slice(0, MAX_VALUE) }
}

/** Whether the option differs from its default. */
export function isChosen(config: SdkConfig, option: SdkOption): boolean {
  return optionValue(config, option) !== (option.default ?? '')
}

export function optionValue(config: SdkConfig, option: SdkOption): string {
  return config[option.id] ?? option.default ?? ''
}

/**
 * Encodes the configuration for the URL: `language:ar;review_data:false`. Omits hosts, because they may only be typed.
 */
export function encodeConfig(config: SdkConfig): string {
  return sdkOptions
    .filter((option) => isChosen(config, option) && !option.isTypedOnly)
    .map(({ id }) => `${id}:${(config[id] ?? '').replace(/[%;]/g, encodeURIComponent)}`)
    .join(';')
}

/**
 * Parses a configuration from the URL. Drops unknown, secret or impossible values, and keeps previously typed values
 * that the URL can't contain.
 */
export function decodeConfig(text: string, before: SdkConfig = {}): SdkConfig {
  let config = typedOnly(before)
  for (const pair of text.split(';')) {
    const [, id, encoded = ''] = /^(\w+):(.*)$/s.exec(pair) ?? []
    const option = sdkOptions.find((candidate) => candidate.id === id)
    const value = encoded.replace(/%(25|3B)/gi, (code) => decodeURIComponent(code))
    if (option && isInAddress(option) && canChoose(option, value) && value !== option.default)
      config = withOption(config, option, value)
  }
  return config
}

const isInAddress = (option: SdkOption) => isOffered(option) && !option.isTypedOnly

function typedOnly(config: SdkConfig): SdkConfig {
  const typedOptions = sdkOptions.flatMap(({ id, isTypedOnly }) => {
    const value = config[id]
    return isTypedOnly && value !== undefined ? [[id, value]] : []
  })
  return Object.fromEntries(typedOptions)
}

/** Whether the option's control allows the value. Typed text may be invalid. */
function canChoose({ type, values }: SdkOption, value: string): boolean {
  if (type === 'boolean') return value === 'true' || value === 'false'
  if (type === 'given') return value === 'set'
  return values?.includes(value) ?? true
}

/** Returns an SDK configuration's problems, keyed by option ID. */
export function configProblems(sdk: SdkId, config: SdkConfig): ReadonlyMap<string, ConfigProblem> {
  const problems = new Map<string, ConfigProblem>()
  const options = listSdkOptions(sdk)
  for (const option of options) {
    const problem = findProblem(option, config[option.id])
    if (problem) problems.set(option.id, problem)
  }
  const has = (id: string) => options.some((option) => option.id === id)
  if (EXCLUSIVE.every((id) => has(id) && config[id] !== undefined))
    for (const id of EXCLUSIVE) problems.set(id, { kind: 'exclusive' })
  if (MOVEMENTS.every((id) => has(id) && config[id] === 'false'))
    for (const id of MOVEMENTS) problems.set(id, { kind: 'movements' })
  return problems
}

function findProblem({ bounds, format }: SdkOption, value: string | undefined) {
  if (value === undefined) return undefined
  if (format && !format.pattern.test(value)) return { kind: 'format', rule: format.rule } as const
  if (!bounds) return undefined
  const [from, to] = bounds
  const isWithin = /^[1-9]\d*$/.test(value) && Number(value) >= from && Number(value) <= to
  return isWithin ? undefined : ({ kind: 'bounds', from, to } as const)
}

/**
 * Returns the options that a snippet sets: required options, and chosen options without a problem.
 * @internal Exported for its test.
 */
export function setOptions(sdk: SdkId, config: SdkConfig): readonly SdkOption[] {
  const problems = configProblems(sdk, config)
  return listSdkOptions(sdk).filter(
    (option) => option.required || (isChosen(config, option) && !problems.has(option.id)),
  )
}

/** Builds the snippet that configures an SDK: a head, a line for each set option, and a foot. */
export function configuredCode(
  code: Readonly<Record<string, HighlightedCode>>,
  sdk: SdkId,
  config: SdkConfig,
): HighlightedCode {
  const lines = setOptions(sdk, config).flatMap(({ id }) => code[`option.${id}`] ?? [])
  return [...(code[`head.${sdk}`] ?? []), ...lines, ...(code['foot'] ?? [])]
}

/** Returns the values of the snippet's placeholders. */
export function configValues(sdk: SdkId, config: SdkConfig): CodeValues {
  const problems = configProblems(sdk, config)
  const values = listSdkOptions(sdk).map((option) => [
    option.id,
    problems.has(option.id) ? (option.default ?? '') : optionValue(config, option),
  ])
  return Object.fromEntries(values)
}
