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

/** The draft of the address that the code was sent to. It is not a field of any step. */
export const SENT_TO = 'sent_to'

/** `wait`: milliseconds until the server accepts another attempt. */
export type StepFailure = ErrorDescription & { wait: number | undefined; error: unknown }

type StepFormParts<T> = {
  /** The fields whose drafts are kept when the step is left. */
  names: readonly string[]
  check: (formData: FormData) => { values: T } | { errors: FieldErrors }
  /** Sends the values and navigates to the next step. */
  save: (values: T) => Promise<void>
  /** A more precise description of an error than the general one, if the step has any. */
  explain?: (error: unknown) => Partial<ErrorDescription> | undefined
}

/** The form of a step. It keeps drafts, so that nothing typed is lost by an error or by going back. */
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
      // Something may have been typed before this code was there.
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

/** The `save` of a detail step: saves its answer and opens the next step, or the client area after the last one. */
export function useSaveStep(step: DetailStep) {
  const scope = useScope()
  const { t } = useLingui()
  const router = useRouter()
  const { mutateAsync: save } = useSaveDetails(scope)
  return async (request: DetailsRequest) => {
    const details = await save(request)
    const { auth } = router.options.context
    // Another tab has signed out or in while this one was saving.
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
