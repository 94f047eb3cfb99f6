import type { UserDetails } from '@/backend/signup'

/** The ten steps in order (behavior 2.8). */
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

/** Steps that complete an account, named as in the server's `completed_steps`. */
export const detailSteps = [
  'name',
  'phone-number',
  'industry',
  'role',
  'company-name',
  'company-website',
] as const
export type DetailStep = (typeof detailSteps)[number]

export const USER_DETAILS = '/auth/signup/user-details'

export function detailStepPath<S extends DetailStep>(step: S): `/auth/signup/${S}` {
  return `/auth/signup/${step}`
}

/** Returns the number of the step at a path, starting at 1. An unknown path counts as the first step. */
export function stepNumber(pathname: string): number {
  const path = pathname.replace(/\/+$/, '')
  return Math.max(1, steps.findIndex((each) => each === path) + 1)
}

/** Returns the step that "Back" opens, if any. Users can't enter an accepted code or a saved password again. */
export function previousStep(pathname: string): StepPath | undefined {
  const index = stepNumber(pathname) - 1
  if (steps[index] === '/auth/signup/create-password') return '/auth/signup'
  return steps[index] === '/auth/signup/name' ? undefined : steps[index - 1]
}

/** Returns the step that the server requests next, or else the first incomplete step; undefined if none is left. */
export function nextStep(details: UserDetails): DetailStep | undefined {
  if (details.is_initialized) return undefined
  const requestedStep = detailSteps.find((step) => step === details.next_step)
  return requestedStep ?? detailSteps.find((step) => !details.completed_steps.includes(step))
}

/** Whether a step may open, because it is completed or next. The user can't skip a step (row J6). */
export function isStepOpen(step: DetailStep, details: UserDetails): boolean {
  return details.completed_steps.includes(step) || nextStep(details) === step
}
