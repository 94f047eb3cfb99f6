import { useScope } from '@/api/core/use-scope'
import { useSignupOptions } from '@/api/signup'
import type { SignupOption, SignupOptions } from '@/backend/signup'
import { useDefaultOptions } from '@/features/labels/default-options'

/**
 * The options of the server, or the default ones if it has none. An option that the portal knows by its value has the
 * portal's label, which is in the person's language.
 */
export function useOptions(): SignupOptions {
  const scope = useScope()
  const { data } = useSignupOptions(scope)
  const defaults = useDefaultOptions()
  return {
    industries: withOwnLabels(data?.industries, defaults.industries),
    roles: withOwnLabels(data?.roles, defaults.roles),
  }
}

function withOwnLabels(list: SignupOption[] | undefined, own: SignupOption[]): SignupOption[] {
  return list?.map((option) => own.find(({ value }) => value === option.value) ?? option) ?? own
}
