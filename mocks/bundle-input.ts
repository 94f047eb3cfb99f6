import * as v from 'valibot'
import type { BundleInput } from '@/backend/bundle-details'
import type { PricingTier } from '@/lib/pricing/ladder'
import {
  idField,
  issueText,
  parseFields,
  requiredText,
  atLeast,
  atMost,
  maxCharacters,
} from './request-fields'
import { lazyText, type Language, type Text } from '@mocks/texts/lazy-text'
import type { RefusedFields } from './responses'

const wholeNumber = v.pipe(
  v.number(lazyText((t) => t.enterNumber)),
  v.safeInteger(lazyText((t) => t.enterWholeNumber)),
)
/** Allows decimals, because older bundles have them and the portal may resend such values unchanged. */
const count = v.pipe(
  v.number(lazyText((t) => t.enterNumber)),
  atLeast(0),
  v.maxValue(
    Number.MAX_SAFE_INTEGER,
    lazyText((t) => t.numberTooLarge),
  ),
)

const tier = v.object({
  minimum_interval: count,
  maximum_interval: count,
  amount_of_hits: v.pipe(count, atMost(1e9)),
  pricing_type: requiredText(lazyText((t) => t.required)),
  bill_type: requiredText(lazyText((t) => t.required)),
})

const service = v.object({
  service: requiredText(lazyText((t) => t.required)),
  max_trials: v.exactOptional(v.pipe(wholeNumber, atLeast(1), atMost(10))),
  tiers: v.pipe(
    v.array(
      tier,
      lazyText((t) => t.required),
    ),
    v.minLength(
      1,
      lazyText((t) => t.addTier),
    ),
  ),
})

const input: v.GenericSchema<unknown, BundleInput> = v.object({
  organization_id: idField,
  name: v.pipe(requiredText(lazyText((t) => t.required)), maxCharacters(100)),
  services: v.pipe(
    v.array(
      service,
      lazyText((t) => t.required),
    ),
    v.minLength(
      1,
      lazyText((t) => t.chooseService),
    ),
  ),
  token_lifetime: v.exactOptional(v.pipe(wholeNumber, atLeast(60), atMost(86_400))),
})

/**
 * Parses a new bundle's input, or returns its errors keyed by field, such as `services[0].tiers[1].maximum_interval`.
 */
export function parseBundleInput(
  body: unknown,
  lang: Language,
): { input: BundleInput } | { errors: RefusedFields } {
  const result = parseFields(input, body, lang)
  if (!result.success) {
    const errors: RefusedFields = {}
    for (const issue of result.issues) {
      const field = nestedName(v.getDotPath(issue) ?? 'body')
      errors[field] = [...(errors[field] ?? []), issueText(issue)]
    }
    return { errors }
  }
  const { services } = result.output
  const errors = Object.fromEntries(
    services.flatMap(({ tiers }, index) => ladderErrors(tiers, `services[${index}].tiers`)),
  )
  services.forEach(({ service: name }, index) => {
    if (services.findIndex((each) => each.service === name) < index)
      errors[`services[${index}].service`] = [lazyText((t) => t.serviceTwice)]
  })
  return Object.keys(errors).length > 0 ? { errors } : { input: result.output }
}

/** Validates the tiers against behavior 5.1 to 5.4, and returns each invalid field with its errors. */
function ladderErrors(tiers: readonly PricingTier[], at: string): [string, Text[]][] {
  return tiers.flatMap((each, index) => {
    const before = tiers[index - 1]
    const errors: [string, Text[]][] = []
    const refuse = (field: keyof PricingTier, message: Text) =>
      errors.push([`${at}[${index}].${field}`, [message]])
    if (each.maximum_interval <= each.minimum_interval)
      refuse(
        'maximum_interval',
        lazyText((t) => t.maximumTooSmall),
      )
    if (before && each.minimum_interval - before.maximum_interval > 1)
      refuse(
        'minimum_interval',
        lazyText((t) => t.tierGap),
      )
    if (before && each.amount_of_hits < before.amount_of_hits)
      refuse(
        'amount_of_hits',
        lazyText((t) => t.hitsDecrease),
      )
    if (index === tiers.length - 1 && each.maximum_interval !== Number.MAX_SAFE_INTEGER)
      refuse(
        'maximum_interval',
        lazyText((t) => t.tierEnds),
      )
    return errors
  })
}

/** Converts `services.0.tiers` to `services[0].tiers`. */
function nestedName(dotPath: string): string {
  return dotPath.replaceAll(/\.(\d+)/g, '[$1]')
}
