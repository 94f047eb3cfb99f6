import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireUninitialized } from '@/auth/guards'
import { loadStep } from './-components/load-step'
import { TextStep } from './-components/text-step'

export const Route = createFileRoute('/auth/signup/company-name')({
  staticData: { title: msg`What is your company called?` },
  beforeLoad: ({ context }) => ({ scope: requireUninitialized(context.auth) }),
  loader: async (parts) => {
    await loadStep('company-name', parts)
  },
  component: CompanyNamePage,
})

function CompanyNamePage() {
  const { t } = useLingui()
  return (
    <TextStep
      step="company-name"
      name="company_name"
      text={<Trans>Use the name your customers know.</Trans>}
      parse={(text) => (text ? { value: text } : { error: t`Enter your company name` })}
      input={{ label: t`Company name`, autoComplete: 'organization', maxLength: 200 }}
    />
  )
}
