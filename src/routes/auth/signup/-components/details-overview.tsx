import { Button, ButtonLink } from '@/ui/form/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useScope } from '@/api/core/use-scope'
import { useUserDetails } from '@/api/signup'
import type { SignupOption, UserDetails } from '@/backend/signup'
import { humanize, joinName } from '@/lib/format'
import { useRetry } from '@/routes/-components/use-retry'
import { HiddenText } from '@/ui/display/hidden-text'
import { iconProps } from '@/ui/display/icon-props'
import common from '@/ui/display/common.module.css'
import classes from './details-overview.module.css'
import { StepHeading } from './step-page'
import { useOptions } from './use-options'
import { detailSteps, isStepOpen, nextStep, detailStepPath, type DetailStep } from './steps'

/**
 * Step 5: the saved details and a link to the next step. Nothing is masked, because the details are the user's own
 * data.
 */
export function DetailsOverview() {
  const scope = useScope()
  const { t } = useLingui()
  const { data: details } = useUserDetails(scope)
  const getAnswerText = useAnswerTexts()
  const next = nextStep(details)
  const names: Record<DetailStep, string> = {
    name: t`Name`,
    'phone-number': t`Phone number`,
    industry: t`Industry`,
    role: t`Role`,
    'company-name': t`Company`,
    'company-website': t`Website`,
  }
  const openCount = detailSteps.filter((step) => !details.completed_steps.includes(step)).length
  return (
    <div className={classes.page}>
      <StepHeading
        text={
          openCount === 0 ? (
            <Trans>You are all set. Your account opens as soon as we have checked it.</Trans>
          ) : (
            <Trans>Your account has been created. Answer a few short questions to open it.</Trans>
          )
        }
      />
      <ol className={classes.list}>
        <li>
          <DoneIcon isDone />
          <span className={classes.name}>
            <Trans>Email and password</Trans>
          </span>
          <HiddenText>{t`done`}</HiddenText>
        </li>
        {detailSteps.map((step) => {
          const isDone = details.completed_steps.includes(step)
          const value = isDone ? getAnswerText(step, details) : undefined
          const name = names[step]
          return (
            <li key={step} data-done={isDone}>
              <DoneIcon isDone={isDone} />
              <span className={classes.name}>{name}</span>
              <HiddenText>{isDone ? t`done` : t`not done`}</HiddenText>
              <span className={`${common.truncated} ${classes.value}`}>
                <bdi translate="no">{value}</bdi>
              </span>
              {isDone && isStepOpen(step, details) && (
                <Link to={detailStepPath(step)} aria-label={t`Change ${name}`}>
                  <Trans>Change</Trans>
                </Link>
              )}
            </li>
          )
        })}
      </ol>
      {next ? (
        <ButtonLink to={detailStepPath(next)} size="md" fullWidth>
          <Trans>Continue</Trans>
        </ButtonLink>
      ) : (
        <CheckAgainButton />
      )}
    </div>
  )
}

function CheckAgainButton() {
  const { retry, busy } = useRetry(undefined, undefined)
  return (
    <Button size="md" fullWidth variant="default" onClick={retry} busy={busy}>
      <Trans>Check again</Trans>
    </Button>
  )
}

function DoneIcon({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? IconCircleCheckFilled : IconCircle
  return <Icon {...iconProps} className={classes.icon} data-done={isDone} />
}

/** Returns a function that formats a step's saved value. */
function useAnswerTexts() {
  const { i18n } = useLingui()
  const { industries, roles } = useOptions()
  const optionLabel = (list: readonly SignupOption[], value: string | undefined) =>
    list.find((option) => option.value === value)?.label ?? (value && humanize(value))
  return (step: DetailStep, details: UserDetails): string | undefined => {
    switch (step) {
      case 'name':
        return (
          details.display_name ??
          joinName(details.first_name ?? '', details.last_name ?? '', i18n.locale)
        )
      case 'phone-number':
        return details.phone_number && `\u2066${details.phone_number}\u2069`
      case 'industry':
        return optionLabel(industries, details.industry)
      case 'role':
        return optionLabel(roles, details.role)
      case 'company-name':
        return details.company_name
      case 'company-website':
        return details.company_website
    }
  }
}
