import { useLingui } from '@lingui/react/macro'
import { HiddenText } from '@/ui/display/hidden-text'
import { flawText } from './new-password-problem'
import type { Strength } from './password-strength'
import classes from './new-password.module.css'

const tones = ['failure', 'failure', 'warning', 'success', 'success'] as const

type StrengthBarProps = {
  strength: Strength | undefined
  isEmpty: boolean
  /** The field tells a problem of its own: one at a time. */
  isRefused: boolean
}

/** Four segments and a word; with nothing to tell, the room for them. */
export function StrengthBar({ strength, isEmpty, isRefused }: StrengthBarProps) {
  const { t } = useLingui()
  const strengthName = useStrengthName()
  return (
    <div className={classes.strength} data-tone={strength && tones[strength.score]}>
      <span className={classes.bar} aria-hidden="true">
        {[1, 2, 3, 4].map((part) => (
          <span key={part} data-lit={strength && part <= Math.max(strength.score, 1)} />
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
      {strength?.flaw && !isRefused && <p className={classes.flaw}>{flawText(strength.flaw)}</p>}
    </div>
  )
}

export function useStrengthName(): (strength: Strength) => string {
  const { t } = useLingui()
  return ({ score }) => [t`Very weak`, t`Weak`, t`Fair`, t`Good`, t`Strong`][score] ?? ''
}
