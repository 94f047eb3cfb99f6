import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { ApiError, isSilent } from '@/api/core/api-error'
import { describeError, type ErrorDescription } from '@/api/core/errors'
import { useScope } from '@/api/core/use-scope'
import { useSaveDetails } from '@/api/signup'
import type { DetailsRequest } from '@/backend/signup'
import { signupDrafts } from '@/lib/private-text'
import { realms } from '@/lib/realm'
import { toast } from '@/ui/feedback/toast'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { detailStepPath, nextStep, steps, USER_DETAILS, type DetailStep } from './steps'

/** Draft key for the email address that received the code. It isn't a field of any step. */
export const SENT_TO = 'sent_to'

/** `wait`: milliseconds until the server accepts another attempt. */
export type StepFailure = ErrorDescription & { wait: number | undefined; error: unknown }

type StepFormParts<T> = {
  /** Names of fields whose drafts the form keeps when the user leaves the step. */
  names: readonly string[]
  check: (formData: FormData) => { values: T } | { errors: FieldErrors }
  /** Sends the values and navigates to the next step. */
  save: (values: T) => Promise<void>
  /** Returns a more precise error description than the general description, if any. */
  explain?: (error: unknown) => Partial<ErrorDescription> | undefined
}

/** Form of a step. Saves drafts, so no typed text is lost after an error or if the user goes back. */
export function useStepForm<T>({ names, check, save, explain }: StepFormParts<T>) {
  const [failure, setFailure] = useState<StepFailure>()
  const { form, field, busy } = useForm<T>({
    check,
    onSubmit: async (values) => {
      setFailure(undefined)
      try {
        await save(values)
      } catch (error) {
        if (isSilent(error)) return
        const wait = error instanceof ApiError ? error.retryAfter : undefined
        setFailure({ ...describeError(error), ...explain?.(error), wait, error })
      }
    },
    serverErrors: failure?.fields,
    serverLang: failure?.lang,
  })

  const saveDrafts = (formData: FormData) => {
    for (const name of names) {
      const value = formData.get(name)
      if (typeof value === 'string') signupDrafts.set(name, value)
      else signupDrafts.delete(name)
    }
  }

  return {
    busy,
    failure,
    clearFailure: () => setFailure(undefined),
    form: {
      ...form,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        saveDrafts(new FormData(event.currentTarget))
        form.onInput(event)
      },
      // Saves the drafts again, because the user may have typed before this code loaded.
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        saveDrafts(new FormData(event.currentTarget))
        form.onSubmit(event)
      },
    },
    field: (name: string, savedValue?: string) => ({
      ...field(name),
      defaultValue: signupDrafts.get(name) ?? savedValue ?? '',
    }),
  }
}

/**
 * Returns a detail step's `save` function. It saves the step's value and opens the next step, or the client area after
 * the last step.
 */
export function useSaveStep(step: DetailStep) {
  const scope = useScope()
  const { t } = useLingui()
  const router = useRouter()
  const { mutateAsync: save } = useSaveDetails(scope)
  return async (request: DetailsRequest) => {
    const details = await save(request)
    const { auth } = router.options.context
    // Another tab may have signed out or in while this tab was saving.
    if (!auth.isCurrent(scope.sid)) return
    if (request.display_name) auth.setName(request.display_name)
    if (details.is_initialized) {
      auth.setInitialized()
      signupDrafts.clear()
      await router.navigate({ href: realms.client.landing })
      void toast('success', t`Your account is ready.`)
      return
    }
    const next = nextStep(details)
    const stepAfter = steps[steps.indexOf(detailStepPath(step)) + 1]
    await router.navigate({ to: stepAfter ?? (next ? detailStepPath(next) : USER_DETAILS) })
  }
}
