import type { UserDetails } from '@/api/signup/schema'

/** The ten steps in their order (specification section 2). */
export const steps = [
  '/auth/signup',
  '/auth/signup/otp-verification',
  '/auth/signup/create-password',
  '/auth/signup/name',
  '/auth/signup/user-details',
  '/auth/signup/phone-number',
  '/auth/signup/industry',
  '/auth/signup/role',
  '/auth/signup/company-name',
  '/auth/signup/company-website',
] as const
export type StepPath = (typeof steps)[number]

/** What the account tells of itself, as the server names it in `completed_steps`. */
export const details = [
  'name',
  'phone-number',
  'industry',
  'role',
  'company-name',
  'company-website',
] as const
export type DetailStep = (typeof details)[number]

export const USER_DETAILS = '/auth/signup/user-details'

export function pathOf<S extends DetailStep>(step: S): `/auth/signup/${S}` {
  return `/auth/signup/${step}`
}

/** From 1; an unknown path counts as the first. */
export function numberOf(pathname: string): number {
  const path = pathname.replace(/\/+$/, '')
  return Math.max(1, steps.findIndex((each) => each === path) + 1)
}

/**
 * The step before, where there is one to go back to: what is typed there is kept. A right code and a chosen password
 * are behind their person for good.
 */
export function stepBefore(pathname: string): StepPath | undefined {
  const at = numberOf(pathname) - 1
  if (steps[at] === '/auth/signup/create-password') return '/auth/signup'
  return steps[at] === '/auth/signup/name' ? undefined : steps[at - 1]
}

/** The first of the open questions, where the server says; undefined when it names none that the portal has. */
export function nextStep(told: UserDetails): DetailStep | undefined {
  if (told.is_initialized) return undefined
  const named = details.find((step) => step === told.next_step)
  return named ?? details.find((step) => !told.completed_steps.includes(step))
}

/** A step is open when it is done, or next: none is skipped (row J6). */
export function isOpen(step: DetailStep, told: UserDetails): boolean {
  return told.completed_steps.includes(step) || nextStep(told) === step
}
