import { i18n } from '@lingui/core'
import { tierFields, type TierField } from '@/lib/pricing/ladder'
import type { BundleInput } from '@/backend/bundle-details'
import type { ReactNode } from 'react'
import type { ErrorDescription } from '@/api/core/errors'
import { markLanguage } from '@/ui/feedback/server-text'
import type { TierError } from './tiers/tier-row'
import { joinSentences } from '@/lib/format'
import { toFieldKey, type BundleDraft } from './bundle-draft'

/** The server's errors for the form's fields. */
export interface BundleRejection {
  /** In the same format as `BundleProblems`. */
  problems: ReadonlyMap<string, ReactNode>
  /** Keyed by service. */
  tiers: ReadonlyMap<string, readonly TierError[]>
  /** Errors that don't belong to a form field. */
  elsewhere: string | undefined
}

const fields = new Map([
  ['organization_id', 'client'],
  ['name', 'name'],
  ['token_lifetime', 'lifetime'],
  ['services', 'services'],
])

/**
 * Maps an error response to form fields, such as `services[0].tiers[1].maximum_interval` or
 * `services.0.tiers.1.maximum_interval`. A conflict (409) without a field is assigned to the name.
 */
export function parseBundleRejection(
  { text, fields: errors, lang }: Pick<ErrorDescription, 'text' | 'fields' | 'lang'>,
  status: number | undefined,
  input: BundleInput,
): BundleRejection {
  const problems = new Map<string, string>()
  const tiers = new Map<string, TierError[]>()
  const elsewhere: string[] = []
  for (const [name, error] of Object.entries(errors)) {
    const path = name.split(/[.[\]]+/).filter(Boolean)
    const [top = '', serviceIndex, part, row, tierField] = path
    const service = input.services[Number(serviceIndex)]?.service
    const field = toTierField(tierField)
    const plain = fields.get(top)
    if (top === 'services' && service !== undefined) {
      if (part === 'tiers' && row !== undefined && field)
        tiers.set(service, [
          ...(tiers.get(service) ?? []),
          { row: Number(row), field, text: markLanguage(error, lang) },
        ])
      else append(problems, toFieldKey(service, part === 'max_trials' ? 'trials' : 'ladder'), error)
    } else if (plain) append(problems, plain, error)
    else elsewhere.push(error)
  }
  const isWithoutFields = Object.keys(errors).length === 0
  if (isWithoutFields && status === 409) problems.set('name', text)
  else if (text && !Object.values(errors).includes(text)) elsewhere.unshift(text)
  const markedProblems = new Map(
    [...problems].map(([field, error]) => [field, markLanguage(error, lang)]),
  )
  return {
    problems: markedProblems,
    tiers,
    elsewhere: joinSentences(elsewhere, i18n.locale) || undefined,
  }
}

/**
 * Returns the errors that still apply to the current draft. Drops errors for fields that changed since the draft was
 * sent.
 */
export function getRemainingErrors(
  refusal: BundleRejection,
  sentDraft: BundleDraft,
  now: BundleDraft,
): BundleRejection {
  if (sentDraft === now) return refusal
  const changedFields = new Set<string>()
  if (sentDraft.client !== now.client) changedFields.add('client').add('name')
  if (sentDraft.name !== now.name) changedFields.add('name')
  if (sentDraft.lifetime !== now.lifetime) changedFields.add('lifetime')
  const tiers = new Map(refusal.tiers)
  for (const after of now.services) {
    const { service } = after
    const before = sentDraft.services.find((each) => each.service === service)
    if (before?.isChosen !== after.isChosen) changedFields.add('services')
    if (before?.trials !== after.trials) changedFields.add(toFieldKey(service, 'trials'))
    if (before?.ladder === after.ladder) continue
    changedFields.add(toFieldKey(service, 'ladder'))
    // If the number of tiers changed, the same index may refer to another tier.
    const isSame = ({ row, field }: TierError) =>
      before?.ladder.length === after.ladder.length &&
      before.ladder[row]?.[field] === after.ladder[row]?.[field]
    tiers.set(service, refusal.tiers.get(service)?.filter(isSame) ?? [])
  }
  const problems = new Map([...refusal.problems].filter(([field]) => !changedFields.has(field)))
  return { problems, tiers, elsewhere: undefined }
}

function append(problems: Map<string, string>, field: string, text: string): void {
  const before = problems.get(field)
  problems.set(field, before === undefined ? text : `${before} ${text}`)
}

function toTierField(name: string | undefined): TierField | undefined {
  return Object.entries(tierFields).find(([field]) => field === name)?.[1]
}
