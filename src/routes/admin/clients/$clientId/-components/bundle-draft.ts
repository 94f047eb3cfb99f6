import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { BundleDetails, BundleInput } from '@/backend/bundle-details'
import { cleanText } from '@/lib/fold-text'
import { parseAmount } from '@/lib/pricing/amount'
import { newLadder, parseLadder, toDrafts, type TierDraft } from '@/lib/pricing/ladder'

/** A service of a new bundle, as typed. The values stay even while the service isn't selected. */
export interface ServiceDraft {
  service: string
  isChosen: boolean
  trials: string
  ladder: readonly TierDraft[]
}

/** A new bundle, as typed. */
export interface BundleDraft {
  client: string | undefined
  name: string
  lifetime: string
  services: readonly ServiceDraft[]
}

/** Problem texts, keyed by `client`, `name`, `lifetime`, `services` or the result of `toFieldKey`. */
export type BundleProblems = ReadonlyMap<string, ReactNode>

/** Returns the key of a service's field in `BundleProblems`. */
export const toFieldKey = (service: string, field: 'trials' | 'ladder') => `${field} of ${service}`

/** Returns a new bundle's initial draft: empty, or a copy of another bundle under a new name. */
export function newDraft(
  client: string,
  services: readonly string[],
  source: BundleDetails | undefined,
): BundleDraft {
  const drafts = new Map(services.map((service) => [service, newService(service)]))
  // Keeps a copied service that the provider no longer offers, so the user can see and deselect it.
  for (const { service, max_trials, tiers } of source?.services ?? [])
    drafts.set(service, {
      service,
      isChosen: true,
      trials: max_trials === undefined ? '' : String(max_trials),
      ladder: tiers.length > 0 ? toDrafts(tiers) : newLadder(),
    })
  return {
    client,
    name: source ? t`Copy of ${source.name}` : '',
    lifetime: source?.token_lifetime === undefined ? '' : String(source.token_lifetime),
    services: [...drafts.values()],
  }
}

function newService(service: string): ServiceDraft {
  return { service, isChosen: false, trials: '3', ladder: newLadder() }
}

/**
 * Returns the bundle to create, or the problem texts keyed by field. Omit `clientServices` if the client's services are
 * unknown.
 */
export function parseBundleDraft(
  draft: BundleDraft,
  clientServices?: readonly string[],
): { input: BundleInput; problems?: never } | { problems: BundleProblems; input?: never } {
  const { client, services } = draft
  const name = cleanText(draft.name)
  const lifetime = optionalCount(draft.lifetime)
  const problems = new Map<string, string>()
  const parsedServices: BundleInput['services'] = []
  for (const { service, trials, ladder } of services.filter(({ isChosen }) => isChosen)) {
    const maxTrials = optionalCount(trials)
    const { tiers = [] } = parseLadder(ladder)
    if (maxTrials === 'invalid')
      problems.set(toFieldKey(service, 'trials'), t`Enter a whole number, 1 or more`)
    // Only a summary, because the editor shows each tier's problems.
    if (tiers.length === 0)
      problems.set(
        toFieldKey(service, 'ladder'),
        ladder.length === 0 ? t`Add at least one tier` : t`Correct the marked tiers`,
      )
    parsedServices.push({
      service,
      tiers,
      ...(typeof maxTrials === 'number' ? { max_trials: maxTrials } : {}),
    })
  }
  if (!client) problems.set('client', t`Choose a client`)
  if (!name) problems.set('name', t`Enter a name for the bundle`)
  if (lifetime === 'invalid')
    problems.set('lifetime', t`Enter a whole number of seconds, 1 or more`)
  if (parsedServices.length === 0) problems.set('services', t`Choose at least one service`)
  else if (
    clientServices &&
    parsedServices.some(({ service }) => !clientServices.includes(service))
  )
    problems.set('services', t`Remove the services the client does not have`)
  if (!client || problems.size > 0) return { problems }
  return {
    input: {
      organization_id: client,
      name,
      services: parsedServices,
      ...(typeof lifetime === 'number' ? { token_lifetime: lifetime } : {}),
    },
  }
}

/** Parses a whole number of 1 or more, in any script's digits. Returns undefined if nothing was typed. */
export function optionalCount(text: string): number | 'invalid' | undefined {
  const { value, problem } = parseAmount(text)
  if (problem === 'empty') return undefined
  return value === undefined || value < 1 ? 'invalid' : value
}

/** Changes one service's values in the draft. */
export function withService(
  draft: BundleDraft,
  service: string,
  change: Partial<ServiceDraft>,
): BundleDraft {
  const services = draft.services.map((each) =>
    each.service === service ? { ...each, ...change } : each,
  )
  return { ...draft, services }
}

/** Changes one service's ladder in the draft. */
export function changeLadder(
  draft: BundleDraft,
  service: string,
  change: (ladder: readonly TierDraft[]) => readonly TierDraft[],
): BundleDraft {
  return withService(draft, service, { ladder: change(getLadder(draft, service)) })
}

/** Copies a service's ladder to other services in the draft. */
export function copyLadder(
  draft: BundleDraft,
  service: string,
  others: readonly string[],
): BundleDraft {
  const ladder = getLadder(draft, service)
  return others.reduce((nextDraft, other) => withService(nextDraft, other, { ladder }), draft)
}

function getLadder(draft: BundleDraft, service: string): readonly TierDraft[] {
  return draft.services.find((each) => each.service === service)?.ladder ?? []
}
