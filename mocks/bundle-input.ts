import * as v from 'valibot'
import type { BundleInput } from '@/api/bundle-details/schema'
import type { PricingTier } from '@/lib/pricing/ladder'
import { idField, requiredText } from './request-fields'

const wholeNumber = v.pipe(
  v.number('A number is needed'),
  v.safeInteger('A whole number is needed'),
)
/** Older bundles have decimals, and can be sent again as they are. */
const count = v.pipe(
  v.number('A number is needed'),
  v.minValue(0, 'Not below 0'),
  v.maxValue(Number.MAX_SAFE_INTEGER, 'This number is too large'),
)

const tier = v.object({
  minimum_interval: count,
  maximum_interval: count,
  amount_of_hits: v.pipe(count, v.maxValue(1e9, 'At most 1,000,000,000')),
  pricing_type: requiredText('This field is required'),
  bill_type: requiredText('This field is required'),
})

const service = v.object({
  service: requiredText('This field is required'),
  max_trials: v.exactOptional(
    v.pipe(wholeNumber, v.minValue(1, 'At least 1'), v.maxValue(10, 'At most 10')),
  ),
  tiers: v.pipe(v.array(tier, 'This field is required'), v.minLength(1, 'Add at least one tier')),
})

const input: v.GenericSchema<unknown, BundleInput> = v.object({
  organization_id: idField,
  name: v.pipe(requiredText('This field is required'), v.maxLength(100, 'At most 100 characters')),
  services: v.pipe(
    v.array(service, 'This field is required'),
    v.minLength(1, 'Choose at least one service'),
  ),
  token_lifetime: v.exactOptional(
    v.pipe(wholeNumber, v.minValue(60, 'At least 60'), v.maxValue(86_400, 'At most 86400')),
  ),
})

type Errors = Record<string, string[]>

/** The input of a new bundle, or what is wrong by field, nested ones as `services[0].tiers[1].maximum_interval`. */
export function readBundleInput(body: unknown): { input: BundleInput } | { errors: Errors } {
  const result = v.safeParse(input, body)
  if (!result.success) {
    const errors: Errors = {}
    for (const issue of result.issues) {
      const field = nestedName(v.getDotPath(issue) ?? 'body')
      const message = issue.received === 'undefined' ? 'This field is required' : issue.message
      errors[field] = [...(errors[field] ?? []), message]
    }
    return { errors }
  }
  const { services } = result.output
  const errors = Object.fromEntries(
    services.flatMap(({ tiers }, index) => ladderErrors(tiers, `services[${index}].tiers`)),
  )
  services.forEach(({ service: name }, index) => {
    if (services.findIndex((each) => each.service === name) < index)
      errors[`services[${index}].service`] = ['This service is there twice']
  })
  return Object.keys(errors).length > 0 ? { errors } : { input: result.output }
}

/** The rules of behaviour 5.1 to 5.4, as a backend would write them. */
function ladderErrors(tiers: readonly PricingTier[], at: string): [string, string[]][] {
  return tiers.flatMap((each, index) => {
    const before = tiers[index - 1]
    const found: [string, string[]][] = []
    const refuse = (field: keyof PricingTier, message: string) =>
      found.push([`${at}[${index}].${field}`, [message]])
    if (each.maximum_interval <= each.minimum_interval)
      refuse('maximum_interval', 'The maximum must be greater than the minimum')
    if (before && each.minimum_interval - before.maximum_interval > 1)
      refuse('minimum_interval', 'There is a gap to the tier before')
    if (before && each.amount_of_hits < before.amount_of_hits)
      refuse('amount_of_hits', 'The amount of hits must not decrease')
    if (index === tiers.length - 1 && each.maximum_interval !== Number.MAX_SAFE_INTEGER)
      refuse('maximum_interval', 'The last tier must not end')
    return found
  })
}

/** `services.0.tiers` as `services[0].tiers`. */
function nestedName(dotPath: string): string {
  return dotPath.replaceAll(/\.(\d+)/g, '[$1]')
}
