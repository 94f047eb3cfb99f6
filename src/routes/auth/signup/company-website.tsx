import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireUninitialized } from '@/auth/guards'
import { normalizeWebsite } from '@/lib/website'
import { loadStep } from './-components/load-step'
import { TextStep } from './-components/text-step'

export const Route = createFileRoute('/auth/signup/company-website')({
  staticData: { title: msg`What is your company’s website?` },
  beforeLoad: ({ context }) => ({ scope: requireUninitialized(context.auth) }),
  loader: async (parts) => {
    await loadStep('company-website', parts)
  },
  component: CompanyWebsitePage,
})

function CompanyWebsitePage() {
  const { t } = useLingui()
  const parse = (text: string) => {
    const value = normalizeWebsite(text)
    if (value) return { value }
    return {
      error: text ? t`Enter a web address, for example example.com` : t`Enter your company website`,
    }
  }
  return (
    <TextStep
      step="company-website"
      name="company_website"
      text={<Trans>Last question. Your account is then ready.</Trans>}
      parse={parse}
      input={{
        label: t`Website`,
        type: 'url',
        inputMode: 'url',
        autoComplete: 'url',
        autoCapitalize: 'none',
        spellCheck: false,
        dir: 'ltr',
      }}
      submit={<Trans>Finish</Trans>}
    />
  )
}
