import { Trans, useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSignupOptions, useUserDetails } from '@/api/signup/queries'
import type { SignupOption, UserDetails } from '@/api/signup/schema'
import type { Scope } from '@/auth/realm'
import { humanise } from '@/lib/humanise'
import { useRetry } from '@/routes/-components/use-retry'
import { HiddenText } from '@/ui/display/hidden-text'
import { iconProps } from '@/ui/display/icon-props'
import { BusyButton } from '@/ui/form/busy-button'
import classes from './details-overview.module.css'
import { StepHeading } from './step-page'
import { details, isOpen, nextStep, pathOf, type DetailStep } from './steps'
import { useOwnOptions } from './use-own-options'

/** Step 5: what is told already, and the way on. Nobody is veiled from their own data. */
export function DetailsOverview({ scope }: { scope: Scope }) {
  const { t } = useLingui()
  const { data: told } = useUserDetails(scope)
  const valueOf = useValues(scope)
  const next = nextStep(told)
  const names: Record<DetailStep, string> = {
    name: t`Name`,
    'phone-number': t`Phone number`,
    industry: t`Industry`,
    role: t`Role`,
    'company-name': t`Company`,
    'company-website': t`Website`,
  }
  const left = details.filter((step) => !told.completed_steps.includes(step)).length
  return (
    <div className={classes.page}>
      <StepHeading
        text={
          left === 0 ? (
            <Trans>Everything is told. Your account opens as soon as it has been checked.</Trans>
          ) : (
            <Trans>Your account is made. A few short questions are left before it opens.</Trans>
          )
        }
      />
      <ol className={classes.list}>
        <li>
          <DoneIcon done />
          <span className={classes.name}>
            <Trans>Email and password</Trans>
          </span>
          <HiddenText>{t`done`}</HiddenText>
        </li>
        {details.map((step) => {
          const done = told.completed_steps.includes(step)
          const value = done ? valueOf(step, told) : undefined
          const name = names[step]
          return (
            <li key={step} data-done={done}>
              <DoneIcon done={done} />
              <span className={classes.name}>{name}</span>
              <HiddenText>{done ? t`done` : t`open`}</HiddenText>
              <span className={classes.value}>
                <bdi>{value}</bdi>
              </span>
              {done && isOpen(step, told) && (
                <Link to={pathOf(step)} aria-label={t`Change: ${name}`}>
                  <Trans>Change</Trans>
                </Link>
              )}
            </li>
          )
        })}
      </ol>
      {next ? (
        <Button size="md" fullWidth renderRoot={(props) => <Link to={pathOf(next)} {...props} />}>
          <Trans>Continue</Trans>
        </Button>
      ) : (
        <AskAgain />
      )}
    </div>
  )
}

function AskAgain() {
  const { retry, busy } = useRetry(undefined, undefined)
  return (
    <BusyButton size="md" fullWidth variant="default" onClick={retry} busy={busy}>
      <Trans>Check again</Trans>
    </BusyButton>
  )
}

function DoneIcon({ done }: { done: boolean }) {
  const Icon = done ? IconCircleCheckFilled : IconCircle
  return <Icon {...iconProps} className={classes.icon} data-done={done} />
}

/** The saved answers in words. */
function useValues(scope: Scope) {
  const { data: options } = useSignupOptions(scope)
  const own = useOwnOptions()
  const word = (list: readonly SignupOption[], value: string | undefined) =>
    list.find((option) => option.value === value)?.label ?? (value && humanise(value))
  return (step: DetailStep, told: UserDetails): string | undefined => {
    switch (step) {
      case 'name':
        return told.display_name ?? [told.first_name, told.last_name].filter(Boolean).join(' ')
      case 'phone-number':
        return told.phone_number && `\u2066${told.phone_number}\u2069`
      case 'industry':
        return word(options?.industries ?? own.industries, told.industry)
      case 'role':
        return word(options?.roles ?? own.roles, told.role)
      case 'company-name':
        return told.company_name
      case 'company-website':
        return told.company_website
    }
  }
}
