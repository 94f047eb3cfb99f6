import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireUninitialized } from '@/auth/guards'
import { loadOptions, loadStep } from './-components/load-step'
import { OptionStep } from './-components/option-step'

export const Route = createFileRoute('/auth/signup/industry')({
  staticData: { title: msg`Which industry are you in?` },
  beforeLoad: ({ context }) => ({ scope: requireUninitialized(context.auth) }),
  loader: async (parts) => {
    await Promise.all([loadStep('industry', parts), loadOptions(parts)])
  },
  component: IndustryPage,
})

function IndustryPage() {
  const { t } = useLingui()
  return <OptionStep step="industry" label={t`Industry`} missingError={t`Choose an industry`} />
}
