import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFieldName } from '@/features/labels/names'
import { FieldValue } from '@/features/masking/masked-value'
import { RevealToggle } from '@/features/masking/reveal'
import table from '@/features/sessions/compare/session-compare.module.css'
import { foldText } from '@/lib/fold-text'
import { alignNames } from '@/lib/names/align'
import { Data } from '@/ui/display/data'
import { Dialog } from '@/ui/overlays/dialog'
import { AlignedNames } from './aligned-names'
import type { RankedMatch } from './rank-matches'
import { nameFields, matchName } from './record-fields'
import { Score } from './score'
import common from '@/ui/display/common.module.css'
import classes from './sanction.module.css'

interface CompareDialogProps {
  matches: readonly [RankedMatch, RankedMatch]
  listName: (name: string) => string
  onClose: () => void
}

/** Shows two records side by side, so the user can decide whether both are about the same person. Load it lazily. */
export function CompareDialog({ matches, listName, onClose }: CompareDialogProps) {
  const { t } = useLingui()
  const fieldName = useFieldName()
  const [left, right] = matches
  const searchedFields = new Set(left.fields.map(({ field }) => field))
  const [one, other] = [matchName(left.match), matchName(right.match)]
  const names = one && other ? alignNames(one, other) : undefined
  const fields = [...new Set(matches.flatMap(({ match }) => Object.keys(match.data)))]
  const cell = (field: string, { match }: RankedMatch): ReactNode =>
    nameFields.has(field) || searchedFields.has(field) ? (
      <Data>{match.data[field]}</Data>
    ) : (
      <FieldValue field={field} value={match.data[field]} />
    )
  return (
    <Dialog
      size="wide"
      title={<Trans>Compare two matches</Trans>}
      tools={<RevealToggle />}
      onClose={onClose}
    >
      {names ? (
        <div className={classes.alike}>
          <p className={classes.alikeText}>
            <Trans>Name similarity</Trans> <Score value={names.score} isMatch />
          </p>
          <AlignedNames label={t`First match above, second match below`} pairs={names.pairs} />
        </div>
      ) : null}
      <div
        role="region"
        className={`${common.card} ${table.scroll}`}
        aria-label={t`Two matches`}
        tabIndex={0}
      >
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Field</Trans>
              </th>
              {matches.map(({ key, match }) => (
                <th key={key} scope="col">
                  <Data>{listName(match.sanction_list ?? '')}</Data>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <Trans>Score</Trans>
              </th>
              {matches.map(({ key, score }) => (
                <td key={key}>
                  <Score value={score} isMatch />
                </td>
              ))}
            </tr>
            {fields.map((field) => {
              const [a, b] = matches.map(({ match }) => foldText(match.data[field] ?? ''))
              if (!a && !b) return null
              // A value that only one record has is not a difference.
              const differs = a && b && a !== b
              return (
                <tr key={field} data-differs={differs || undefined}>
                  <th scope="row">
                    <span className={`${common.ends} ${table.label}`}>
                      {fieldName(field)}
                      {differs ? (
                        <span className={table.differs}>
                          <Trans>Differs</Trans>
                        </span>
                      ) : null}
                    </span>
                  </th>
                  {matches.map((each) => (
                    <td key={each.key}>{cell(field, each)}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}
