import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, Textarea } from '@mantine/core'
import { sanctionVerdicts, type SanctionDecision, type SanctionVerdict } from '@/api/sanction'
import common from '@/ui/display/common.module.css'
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

/** The analyst's decision and reason, for the printed sheet. */
export function DecisionForm({ decision, onChange }: DecisionFormProps) {
  const verdictName = useVerdictName()
  return (
    <div className={`${common.stack} ${common.tight}`}>
      <fieldset className={classes.verdicts}>
        <legend className={`${common.label} ${classes.label}`}>
          <Trans>Decision</Trans>
        </legend>
        {sanctionVerdicts.map((verdict) => (
          <Radio
            key={verdict}
            name="verdict"
            checked={decision.verdict === verdict}
            onChange={() => onChange({ ...decision, verdict })}
            label={verdictName(verdict)}
          />
        ))}
      </fieldset>
      <Textarea
        label={<Trans>Reason</Trans>}
        classNames={{ label: `${common.label} ${classes.label}`, input: classes.reason }}
        rows={3}
        maxLength={2000}
        dir="auto"
        value={decision.note}
        onChange={(event) => onChange({ ...decision, note: event.currentTarget.value })}
      />
    </div>
  )
}
