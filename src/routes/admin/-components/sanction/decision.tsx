import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import {
  sanctionVerdicts,
  type SanctionDecision,
  type SanctionVerdict,
} from '@/api/sanction/queries'
import { Choice } from '@/ui/fields/choice'
import area from '@/ui/form/text-area.module.css'
import classes from './sanction.module.css'

const verdictNames: Record<SanctionVerdict, MessageDescriptor> = {
  no_match: msg`No match`,
  false_positive: msg`False positive`,
  true_match: msg`True match`,
  escalated: msg`Escalated`,
}

export function useVerdictName(): (verdict: SanctionVerdict) => string {
  const { i18n } = useLingui()
  return (verdict) => i18n._(verdictNames[verdict])
}

interface DecisionFormProps {
  decision: SanctionDecision
  onChange: (decision: SanctionDecision) => void
}

/** What the analyst decides and why, for the printed sheet. */
export function DecisionForm({ decision, onChange }: DecisionFormProps) {
  const id = useId()
  const verdictName = useVerdictName()
  return (
    <div className={classes.decision}>
      <fieldset className={classes.verdicts}>
        <legend className={classes.label}>
          <Trans>Decision</Trans>
        </legend>
        {sanctionVerdicts.map((verdict) => (
          <Choice
            key={verdict}
            radio="verdict"
            checked={decision.verdict === verdict}
            onChange={() => onChange({ ...decision, verdict })}
          >
            {verdictName(verdict)}
          </Choice>
        ))}
      </fieldset>
      <div>
        <label htmlFor={id} className={classes.label}>
          <Trans>Reason</Trans>
        </label>
        <textarea
          id={id}
          className={`${area.area} ${classes.reason}`}
          rows={3}
          maxLength={2000}
          dir="auto"
          value={decision.note}
          onChange={(event) => onChange({ ...decision, note: event.currentTarget.value })}
        />
      </div>
    </div>
  )
}
