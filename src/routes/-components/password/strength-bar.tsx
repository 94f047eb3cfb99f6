import { useLingui } from '@lingui/react/macro'
import { HiddenText } from '@/ui/display/hidden-text'
import { describeFlaw } from './password-rules'
import type { Strength } from './password-strength'
import classes from './new-password.module.css'

const tones = ['failure', 'failure', 'warning', 'success', 'success'] as const

type StrengthBarProps = {
  strength: Strength | undefined
  isEmpty: boolean
  /** Whether the field shows an error. The error replaces the flaw, so only one message appears at a time. */
  hasError: boolean
}

/** Shows the strength as four segments and a word. Reserves its space while empty, so nothing moves. */
export function StrengthBar({ strength, isEmpty, hasError }: StrengthBarProps) {
  const { t } = useLingui()
  const strengthName = useStrengthName()
  return (
    <div className={classes.strength} data-tone={strength && tones[strength.score]}>
      <span className={classes.bar} aria-hidden="true">
        {[1, 2, 3, 4].map((segment) => (
          <span key={segment} data-filled={strength && segment <= Math.max(strength.score, 1)} />
        ))}
      </span>
      <span className={classes.word}>
        {isEmpty && <span aria-hidden="true">{t`Strength`}</span>}
        {strength && (
          <>
            <HiddenText>{t`Strength:`} </HiddenText>
            {strengthName(strength)}
          </>
        )}
      </span>
      {strength?.flaw && !hasError && <p className={classes.flaw}>{describeFlaw(strength.flaw)}</p>}
    </div>
  )
}

export function useStrengthName(): (strength: Strength) => string {
  const { t } = useLingui()
  return ({ score }) => [t`Very weak`, t`Weak`, t`Fair`, t`Good`, t`Strong`][score] ?? ''
}
