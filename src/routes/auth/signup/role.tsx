import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireUninitialized } from '@/auth/guards'
import { loadOptions, loadStep } from './-components/load-step'
import { OptionStep } from './-components/option-step'

export const Route = createFileRoute('/auth/signup/role')({
  staticData: { title: msg`What is your role?` },
  beforeLoad: ({ context }) => ({ scope: requireUninitialized(context.auth) }),
  loader: async (parts) => {
    await Promise.all([loadStep('role', parts), loadOptions(parts)])
  },
  component: RolePage,
})

function RolePage() {
  const { t } = useLingui()
  return <OptionStep step="role" label={t`Role`} missingError={t`Choose a role`} />
}
