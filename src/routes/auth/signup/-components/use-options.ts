import { useScope } from '@/api/core/use-scope'
import { useSignupOptions } from '@/api/signup'
import type { SignupOption, SignupOptions } from '@/backend/signup'
import { useDefaultOptions } from '@/features/labels/default-options'

/**
 * Returns the server's options, or the default options if none are loaded. Options with a known value get the portal's
 * label, because that label is in the user's language.
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
