import { useLingui } from '@lingui/react/macro'
import { HiddenText } from '@/ui/display/hidden-text'
import { describeFlaw } from './password-rules'
import type { Strength } from './password-strength'
import classes from './new-password.module.css'

const tones = ['failure', 'failure', 'warning', 'success', 'success'] as const

type StrengthBarProps = {
  strength: Strength | undefined
  isEmpty: boolean
  /** The field shows an error, which replaces the flaw: one message at a time. */
  hasError: boolean
}

/** The strength as four segments and a word. Keeps its space while there is nothing to show, so that nothing moves. */
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
