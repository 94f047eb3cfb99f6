import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSaveDetails } from '@/api/signup/mutations'
import type { DetailsRequest } from '@/api/signup/schema'
import { realms, type Scope } from '@/auth/realm'
import { toast } from '@/ui/feedback/toast'
import { nextStep, pathOf, steps, USER_DETAILS, type DetailStep } from './steps'

/** Saves the answer of a step and leads to the one after it; the last one opens the client area. */
export function useSaveStep(scope: Scope, step: DetailStep) {
  const { t } = useLingui()
  const router = useRouter()
  const { mutateAsync: save } = useSaveDetails(scope)
  return async (part: DetailsRequest) => {
    const told = await save(part)
    const { auth } = router.options.context
    // Another tab has signed out, or in, in the meantime.
    if (auth.snapshot()?.sid !== scope.sid) return
    if (part.display_name) auth.setName(part.display_name)
    if (told.is_initialized) {
      auth.setInitialized()
      await router.navigate({ href: realms.client.landing })
      void toast('success', t`Your account is ready.`)
      return
    }
    const next = nextStep(told)
    const after = steps[steps.indexOf(pathOf(step)) + 1]
    await router.navigate({ to: after ?? (next ? pathOf(next) : USER_DETAILS) })
  }
}
