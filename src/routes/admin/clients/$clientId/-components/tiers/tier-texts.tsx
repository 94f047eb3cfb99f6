import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AmountProblem } from '@/lib/pricing/amount'
import type { TierField, TierProblem, TierWarning } from '@/lib/pricing/ladder'
import { formatNumber } from '@/lib/format'
import { Num } from '@/ui/display/data'

/** The columns of a ladder, in order. */
export const tierColumns: readonly { field: TierField; name: MessageDescriptor }[] = [
  { field: 'minimum', name: msg`Minimum` },
  { field: 'maximum', name: msg`Maximum` },
  { field: 'hits', name: msg`Amount of hits` },
  { field: 'pricing_type', name: msg`Pricing type` },
  { field: 'bill_type', name: msg`Bill type` },
]

interface ProblemTextProps {
  problem: TierProblem
  /** The tier's index. */
  row: number
}

/** Describes a broken rule, and how to fix it. */
export function ProblemText({ problem, row }: ProblemTextProps) {
  const { i18n } = useLingui()
  const number = (value: number) => formatNumber(value, i18n.locale)
  switch (problem.kind) {
    case 'notAboveMinimum':
      return problem.field === 'minimum' ? (
        <Trans>The minimum is too large.</Trans>
      ) : (
        <Trans>The maximum must be greater than the minimum ({number(problem.minimum)}).</Trans>
      )
    case 'gap':
      return <GapText {...problem} />
    case 'fewerHits':
      return (
        <Trans>
          The amount of hits cannot be lower than in tier {row} ({number(problem.before)}).
        </Trans>
      )
    default: {
      const column = tierColumns.find(({ field }) => field === problem.field)
      const name = column ? i18n._(column.name) : ''
      return (
        <Trans>
          {name}: <AmountProblemText problem={problem.kind} />
        </Trans>
      )
    }
  }
}

/** Explains why text isn't an amount. Shown after the field's name, as in "Maximum: required." */
export function AmountProblemText({ problem }: { problem: AmountProblem }) {
  switch (problem) {
    case 'empty':
      return <Trans>required.</Trans>
    case 'notANumber':
      return <Trans>enter a whole number, such as 1,000.</Trans>
    case 'exponent':
      return <Trans>enter all digits, without an exponent.</Trans>
    case 'decimal':
      return <Trans>enter a whole number, without a decimal point.</Trans>
    case 'negative':
      return <Trans>enter 0 or more.</Trans>
    case 'tooLarge':
      return (
        <Trans>
          enter <Num value={Number.MAX_SAFE_INTEGER} /> or less.
        </Trans>
      )
  }
}

interface HitRange {
  /** The first and the last hit. */
  from: number
  to: number
}

/**
 * Reports hits that fall between two tiers. Singular and plural are separate messages, because the verbs also differ in
 * some languages.
 */
function GapText({ from, to }: HitRange) {
  const first = <Num value={from} />
  return from === to ? (
    <Trans>
      Hit {first} would not be in any tier. Set the minimum to {first} or lower.
    </Trans>
  ) : (
    <Trans>
      Hits {first} to <Num value={to} /> would not be in any tier. Set the minimum to {first} or
      lower.
    </Trans>
  )
}

/** Describes a value that is allowed, but possibly a mistake (behavior 5.10). */
export function WarningText({ warning, row }: { warning: TierWarning; row: number }) {
  return warning.kind === 'lateStart' ? (
    <LateStartText {...warning} />
  ) : (
    <OverlapText {...warning} row={row} />
  )
}

function LateStartText({ from, to }: HitRange) {
  const first = <Num value={from} />
  return from === to ? (
    <Trans>Hit {first} is below the first tier. It will be billed in that tier.</Trans>
  ) : (
    <Trans>
      Hits {first} to <Num value={to} /> are below the first tier. They will be billed in that tier.
    </Trans>
  )
}

function OverlapText({ from, to, row }: HitRange & { row: number }) {
  const first = <Num value={from} />
  return from === to ? (
    <Trans>
      Hit {first} is also in tier {row}. It will be billed in that tier.
    </Trans>
  ) : (
    <Trans>
      Hits {first} to <Num value={to} /> are also in tier {row}. They will be billed in that tier.
    </Trans>
  )
}
