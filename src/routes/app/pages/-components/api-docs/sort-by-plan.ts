import type { ServiceSummary } from '@/features/service-api/catalog/types'

type Keys = readonly string[] | undefined

export type PlanOrder = {
  /** Services of the chosen bundle. */
  bundle: readonly ServiceSummary[]
  plan: readonly ServiceSummary[]
  notInPlan: readonly ServiceSummary[]
}

/**
 * Sorts services: the bundle's, then the rest of the plan, then all remaining services, each group in list order. If
 * the plan is unknown, no service counts as missing.
 */
export function sortByPlan(
  services: readonly ServiceSummary[],
  plan: Keys,
  bundle: Keys,
): PlanOrder {
  const isInBundle = (service: ServiceSummary) =>
    bundle !== undefined && hasService(bundle, service)
  const isInPlan = (service: ServiceSummary) => plan === undefined || hasService(plan, service)
  const others = services.filter((service) => !isInBundle(service))
  return {
    bundle: services.filter(isInBundle),
    plan: others.filter(isInPlan),
    notInPlan: others.filter((service) => !isInPlan(service)),
  }
}

function hasService(keys: readonly string[], { plan }: ServiceSummary): boolean {
  return plan.length === 0 || plan.some((key) => keys.includes(key))
}
