import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { formatNumber } from '@/lib/format'
import { parseAmount } from '@/lib/pricing/amount'
import { tierProblems, tierWarning, type TierDraft, type TierField } from '@/lib/pricing/ladder'
import type { SkippedTierLine, PastedLadder } from '@/lib/pricing/paste'
import { useTierTypeName } from '@/features/labels/tier-type-names'
import { Data } from '@/ui/display/data'
import { ProblemText, WarningText, tierColumns } from './tier-texts'
import common from '@/ui/display/common.module.css'
import classes from './paste.module.css'

/** Table of the recognized tiers, with their problems. */
export const PastedTiers = memo(function PastedTiers({ tiers }: Pick<PastedLadder, 'tiers'>) {
  const { t, i18n } = useLingui()
  const label = t`Pasted tiers`
  const cellText = useCellText()
  return (
    <div className={classes.scroller} role="region" aria-label={label} tabIndex={0}>
      <table role="table" className={classes.table} aria-label={label}>
        <thead role="rowgroup">
          <tr>
            <th scope="col">
              <Trans>Tier</Trans>
            </th>
            {tierColumns.map(({ field, name }) => (
              <th key={field} scope="col" data-field={field}>
                {i18n._(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {tiers.map(({ draft, unread }, row) => {
            const isLast = row === tiers.length - 1
            const before = tiers[row - 1]?.draft
            const warning = tierWarning(draft, before, isLast)
            return (
              <tr key={row}>
                <th scope="row">{row + 1}</th>
                {tierColumns.map(({ field }) => (
                  <td key={field} data-field={field}>
                    <Data>{cellText(draft, field, isLast)}</Data>
                  </td>
                ))}
                <td className={classes.notes} colSpan={tierColumns.length}>
                  {tierProblems(draft, before, isLast).map((problem) => (
                    <p key={problem.field + problem.kind} data-tone="error">
                      <ProblemText problem={problem} row={row} />
                    </p>
                  ))}
                  {unread.length > 0 ? (
                    <p data-tone="error">
                      <Trans>
                        Not recognized: <Data>{unread.join(' · ')}</Data>
                      </Trans>
                    </p>
                  ) : null}
                  {warning ? (
                    <p data-tone="warning">
                      <WarningText warning={warning} row={row} />
                    </p>
                  ) : null}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
})

/** Notes on the pasted text: unused columns and lines, kept types, and a removed maximum. */
export function PasteNotes({ pastedLadder }: { pastedLadder: PastedLadder }) {
  const { tiers, hasTypes, unusedColumns, lostMaximum, leftOut } = pastedLadder
  return (
    <ul className={`${common.note} ${classes.list}`}>
      {lostMaximum === undefined ? null : (
        <li>
          <p>
            <Trans>
              The last tier has no upper limit: its maximum <Data>{lostMaximum}</Data> becomes ∞.
            </Trans>
          </p>
        </li>
      )}
      {hasTypes || tiers.length === 0 ? null : (
        <li>
          <p>
            <Trans>No types were pasted, so the first tier’s types are kept.</Trans>
          </p>
        </li>
      )}
      {unusedColumns.length > 0 ? (
        <li>
          <p>
            <Trans>
              Unused columns: <Data>{unusedColumns.join(' · ')}</Data>
            </Trans>
          </p>
        </li>
      ) : null}
      {leftOut.map((line) => (
        <li key={line.number}>
          <p>
            <LeftOutText line={line} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function LeftOutText({ line: { number, text, reason } }: { line: SkippedTierLine }) {
  const shortText = <Data>{text.length > 60 ? `${text.slice(0, 60)}…` : text}</Data>
  switch (reason) {
    case 'noNumber':
      return (
        <Trans>
          Line {number}, {shortText}: no number found.
        </Trans>
      )
    case 'tooManyNumbers':
      return (
        <Trans>
          Line {number}, {shortText}: more cells than columns. Separate them with tabs or
          semicolons.
        </Trans>
      )
    case 'tooManyTiers':
      return (
        <Trans>
          Line {number}, {shortText}: too many tiers.
        </Trans>
      )
  }
}

function useCellText() {
  const { i18n } = useLingui()
  const typeName = useTierTypeName()
  return (draft: TierDraft, field: TierField, isLast: boolean): string => {
    if (field === 'maximum' && isLast) return '∞'
    if (field === 'pricing_type' || field === 'bill_type') return typeName(draft[field])
    const { value } = parseAmount(draft[field])
    return value === undefined ? draft[field] : formatNumber(value, i18n.locale)
  }
}
