import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import { PasswordField } from '@/ui/fields/password-field'
import { HiddenText } from '@/ui/display/hidden-text'
import {
  LONGEST,
  SHORTEST,
  fulfilledRules,
  passwordRules,
  type PasswordRule,
} from './password-rules'
import { StrengthBar, useStrengthName } from './strength-bar'
import { loadMeter } from './strength-meter'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { smallIconProps } from '@/ui/display/icon-props'
import type { Strength } from './password-strength'
import hidden from '@/ui/display/hidden-text.module.css'
import classes from './new-password.module.css'

/** Milliseconds without a keystroke before a screen reader is told how it stands. */
const SILENCE = 1_200

type NewPasswordProps = {
  /** Of the field in its form. */
  name: string
  label?: string
  error?: ReactNode
  /** What is known of the person (e-mail, name): a password made of it is weak. */
  about?: readonly string[]
  size?: 'sm' | 'md'
  autoFocus?: boolean
}

/**
 * A field for choosing a password: rules and strength while it is typed, computed in the page alone. The field keeps
 * its own text; give it another `key` to empty it. Its rules at submit: `newPasswordProblem`.
 */
export function NewPassword({ label, about = [], ...field }: NewPasswordProps) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const strength = useStrength(password, about)
  const strengthName = useStrengthName()
  const met = fulfilledRules(password)
  const [metCount, count] = [met.length, passwordRules.length]
  const summary = [
    t`${metCount} of ${count} rules met.`,
    strength ? t`Strength: ${strengthName(strength)}.` : '',
  ]
  return (
    <div>
      <PasswordField
        {...field}
        label={label ?? t`New password`}
        autoComplete="new-password"
        description={t`${SHORTEST} to ${LONGEST} characters, with a letter and with a digit or a symbol.`}
        // The list below is the same for the eye.
        descriptionProps={{ className: hidden['hidden'] ?? '' }}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onFocus={() => void loadMeter()}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <StrengthBar strength={strength} isEmpty={password === ''} isRefused={Boolean(field.error)} />
      <RuleList met={met} />
      <Announced text={password ? summary.join(' ').trim() : ''} />
    </div>
  )
}

/** Said once the typing rests, and not again while it stays the same. */
function Announced({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SILENCE)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div role="status">
      <HiddenText>{said}</HiddenText>
    </div>
  )
}

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

/** Milliseconds without a keystroke before the password is measured. */
const PAUSE = 150

/** How strong what is typed is; undefined while nothing is typed, and where the meter did not load. */
export function useStrength(password: string, about: readonly string[]): Strength | undefined {
  const [strength, setStrength] = useState<Strength>()
  const known = about.join('\n')
  useEffect(() => {
    if (!password) return
    let left = false
    const timer = setTimeout(async () => {
      const measure = await loadMeter()
      if (measure && !left) setStrength(measure(password, known.split('\n')))
    }, PAUSE)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [password, known])
  return password ? strength : undefined
}
