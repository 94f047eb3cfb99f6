import { useLingui } from '@lingui/react/macro'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { HiddenText } from '@/ui/display/hidden-text'
import { smallIconProps } from '@/ui/display/icon-props'
import { LONGEST, SHORTEST, passwordRules, type PasswordRule } from './password-rules'
import classes from './new-password.module.css'

/** What a new password has to be, each rule with a tick as soon as it is met. */
export function RuleList({ met }: { met: readonly PasswordRule[] }) {
  const { t } = useLingui()
  const names = {
    length: t`${SHORTEST} to ${LONGEST} characters`,
    letter: t`A letter`,
    'digit-or-symbol': t`A digit or a symbol`,
  }
  return (
    <ul className={classes.rules} aria-label={t`Password rules`}>
      {passwordRules.map((rule) => {
        const isMet = met.includes(rule)
        const Icon = isMet ? IconCircleCheck : IconCircleDashed
        return (
          <li key={rule} data-met={isMet}>
            <Icon {...smallIconProps} />
            <span>{names[rule]}</span>
            <HiddenText>{isMet ? t`met` : t`not met`}</HiddenText>
          </li>
        )
      })}
    </ul>
  )
}
