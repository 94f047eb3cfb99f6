import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { useMemo } from 'react'
import { useFieldName } from '@/features/labels/names'
import { FieldValue } from '@/features/masking/masked-value'
import { foldText } from '@/lib/fold-text'
import { alignNames } from '@/lib/names/align'
import { Data, Missing } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { AlignedNames, MarkedName } from './aligned-names'
import { reachesCutoff, type FieldScore, type RankedMatch } from './rank-matches'
import { nameFields, matchName, otherFields } from './record-fields'
import { Score } from './score'
import common from '@/ui/display/common.module.css'
import classes from './match-card.module.css'

interface MatchCardProps {
  rankedMatch: RankedMatch
  listName: string
  cutoff: number
  isPicked: boolean
  onPick: (isPicked: boolean) => void
}

/** One matching record: a comparison of each searched field, and the record's other fields. */
export function MatchCard({ rankedMatch, listName, cutoff, isPicked, onPick }: MatchCardProps) {
  const { t } = useLingui()
  const fieldName = useFieldName()
  const { match, score, fields } = rankedMatch
  const name = matchName(match)
  const others = otherFields(match, fields)
  return (
    <article
      className={`${common.stack} ${common.card} ${classes.card}`}
      aria-label={name ?? t`Unnamed record`}
    >
      <header className={classes.head}>
        <div className={classes.who}>
          <h3 className={classes.name}>
            <RecordName name={name} fields={fields} />
          </h3>
          <p className={common.note}>
            <Data>{listName}</Data>
          </p>
        </div>
        <Score value={score} isMatch />
      </header>
      <ul>
        {fields.map((field) => (
          <li key={field.field} className={classes.field}>
            <span className={common.note}>{fieldName(field.field)}</span>
            <Comparison {...field} />
            {fields.length === 1 ? null : field.score === undefined ? (
              <span className={common.note}>
                <Trans>No match</Trans>
              </span>
            ) : (
              <Score value={field.score} isMatch={reachesCutoff(field, cutoff)} />
            )}
          </li>
        ))}
      </ul>
      <footer className={classes.foot}>
        {others.length > 0 ? (
          <details className={classes.details}>
            <summary>
              <Trans>Other details in this record</Trans>
            </summary>
            <FactList
              facts={others.map((field) => ({
                key: field,
                label: fieldName(field),
                value: <FieldValue field={field} value={match.data[field]} />,
              }))}
            />
          </details>
        ) : null}
        <Checkbox
          checked={isPicked}
          onChange={({ currentTarget }) => onPick(currentTarget.checked)}
          label={<Trans>Compare</Trans>}
        />
      </footer>
    </article>
  )
}

/** Shows the record's name, and highlights the words that the searched full name also contains. */
function RecordName({ name, fields }: { name: string | undefined; fields: readonly FieldScore[] }) {
  const searchValue = fields.find(({ field }) => field === 'full_name')?.typed
  const pairs = useMemo(
    () => (name && searchValue ? alignNames(searchValue, name).pairs : undefined),
    [name, searchValue],
  )
  return name && pairs ? <MarkedName name={name} pairs={pairs} /> : <Data>{name}</Data>
}

/** The typed value next to the record's value. Names are compared word by word. */
function Comparison({ field, typed, recorded }: FieldScore) {
  const { t } = useLingui()
  const isName = nameFields.has(field)
  const pairs = useMemo(
    () => (isName && recorded ? alignNames(typed, recorded).pairs : undefined),
    [isName, typed, recorded],
  )
  if (!recorded) return <Missing />
  if (pairs)
    return (
      <div className={`${common.stack} ${classes.comparison}`}>
        {field === 'full_name' ? null : <MarkedName name={recorded} pairs={pairs} />}
        <AlignedNames label={t`Searched name above, record name below`} pairs={pairs} />
      </div>
    )
  const isSame = foldText(typed) === foldText(recorded)
  return (
    <div className={`${common.stack} ${classes.comparison}`}>
      <span>
        {isSame ? (
          <mark className={classes.same}>
            <bdi translate="no">{recorded}</bdi>
          </mark>
        ) : (
          <Trans>
            <bdi translate="no">{recorded}</bdi>, searched as <bdi translate="no">{typed}</bdi>
          </Trans>
        )}
      </span>
    </div>
  )
}
