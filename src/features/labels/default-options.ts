import { useLingui } from '@lingui/react/macro'
import type { SignupOption, SignupOptions } from '@/backend/signup'
import { humanize } from '@/lib/format'

/** Returns the default sign-up options, used when the server provides none. */
export function useDefaultOptions(): SignupOptions {
  const { t } = useLingui()
  return {
    industries: [
      { value: 'financial_services', label: t`Banking and financial services` },
      { value: 'fintech', label: t`Fintech and payments` },
      { value: 'insurance', label: t`Insurance` },
      { value: 'telecommunications', label: t`Telecommunications` },
      { value: 'retail', label: t`Retail and e-commerce` },
      { value: 'healthcare', label: t`Healthcare` },
      { value: 'education', label: t`Education` },
      { value: 'government', label: t`Government` },
      { value: 'transport', label: t`Transport and travel` },
      { value: 'real_estate', label: t`Real estate` },
      { value: 'technology', label: t`Technology` },
      { value: 'other', label: t`Other industry` },
    ],
    roles: [
      { value: 'management', label: t`Founder or management` },
      { value: 'compliance_officer', label: t`Compliance` },
      { value: 'risk', label: t`Risk and fraud` },
      { value: 'operations', label: t`Operations` },
      { value: 'product', label: t`Product` },
      { value: 'engineering', label: t`Engineering` },
      { value: 'other', label: t`Other role` },
    ],
  }
}

/** Returns the industries for a client, including the client's own industry if the list lacks it. */
export function useIndustries(own: string | undefined): readonly SignupOption[] {
  const { industries } = useDefaultOptions()
  if (!own || industries.some(({ value }) => value === own)) return industries
  return [...industries, { value: own, label: humanize(own) }]
}
