import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { joinSentences } from '@/lib/format'
import { PasswordField } from '@/ui/form/password-field'
import { HiddenText } from '@/ui/display/hidden-text'
import {
  MAX_LENGTH,
  MIN_LENGTH,
  satisfiedRules,
  passwordRules,
  type PasswordRule,
} from './password-rules'
import { StrengthBar, useStrengthName } from './strength-bar'
import { loadMeter } from './strength-meter'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { smallIconProps } from '@/ui/display/icon-props'
import type { Strength } from './password-strength'
import common from '@/ui/display/common.module.css'
import classes from './new-password.module.css'

/** Pause in milliseconds after a keystroke before screen readers announce the summary. */
const ANNOUNCE_DELAY = 1_200

type NewPasswordProps = {
  /** The field's name in its form. */
  name: string
  label?: string
  error?: ReactNode
  /** Known facts about the user (email, name). A password made from these facts is weak. */
  about?: readonly string[]
  size?: 'sm' | 'md'
  autoFocus?: boolean
}

/**
 * Password field that shows rules and strength while the user types; on submit, validate with `newPasswordProblem`. It
 * stores the typed text in its own state, so change its `key` to clear the field.
 */
export function NewPassword({ label, about = [], ...field }: NewPasswordProps) {
  const { t, i18n } = useLingui()
  const hintId = useId()
  const [password, setPassword] = useState('')
  const strength = useStrength(password, about)
  const strengthName = useStrengthName()
  const metRules = satisfiedRules(password)
  const [metCount, count] = [metRules.length, passwordRules.length]
  const summary = [
    t`${metCount} of ${count} rules met.`,
    ...(strength ? [t`Strength: ${strengthName(strength)}.`] : []),
  ]
  return (
    <div>
      <PasswordField
        {...field}
        label={label ?? t`New password`}
        autoComplete="new-password"
        aria-describedby={hintId}
        onFocus={() => void loadMeter()}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      {/* For screen readers only. Sighted users see these rules in the list below. */}
      <HiddenText id={hintId}>
        {t`${MIN_LENGTH} to ${MAX_LENGTH} characters, including a letter and a digit or symbol.`}
      </HiddenText>
      <StrengthBar strength={strength} isEmpty={password === ''} hasError={Boolean(field.error)} />
      <RuleList metRules={metRules} />
      <Announcement text={password ? joinSentences(summary, i18n.locale) : ''} />
    </div>
  )
}

/** Announces the text when typing pauses, and only if it has changed. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_DELAY)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div role="status">
      <HiddenText>{announced}</HiddenText>
    </div>
  )
}

function RuleList({ metRules }: { metRules: readonly PasswordRule[] }) {
  const { t } = useLingui()
  const names = {
    length: t`${MIN_LENGTH} to ${MAX_LENGTH} characters`,
    letter: t`A letter`,
    'digit-or-symbol': t`A digit or a symbol`,
  }
  return (
    <ul className={`${common.caption} ${classes.rules}`} aria-label={t`Password rules`}>
      {passwordRules.map((rule) => {
        const isSatisfied = metRules.includes(rule)
        const Icon = isSatisfied ? IconCircleCheck : IconCircleDashed
        return (
          <li key={rule} data-satisfied={isSatisfied}>
            <Icon {...smallIconProps} />
            <span>{names[rule]}</span>
            <HiddenText>{isSatisfied ? t`met` : t`not met`}</HiddenText>
          </li>
        )
      })}
    </ul>
  )
}

/** Pause in milliseconds after a keystroke before the strength is measured. */
const MEASURE_DELAY = 150

/** Measures the typed password. Returns undefined while the field is empty, or if the meter can't load. */
function useStrength(password: string, about: readonly string[]): Strength | undefined {
  const [strength, setStrength] = useState<Strength>()
  const aboutText = about.join('\n')
  useEffect(() => {
    if (!password) return
    let isCanceled = false
    const timer = setTimeout(async () => {
      const measure = await loadMeter()
      if (measure && !isCanceled) setStrength(measure(password, aboutText.split('\n')))
    }, MEASURE_DELAY)
    return () => {
      isCanceled = true
      clearTimeout(timer)
    }
  }, [password, aboutText])
  return password ? strength : undefined
}
