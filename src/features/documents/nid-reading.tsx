import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '@/lib/format'
import type { NationalId } from '@/lib/documents/national-id'
import { Card } from '@/ui/display/card'
import { Data } from '@/ui/display/data'
import { MaskedValue, FieldValue } from '@/features/masking/masked-value'
import { Badge } from '@/ui/display/badge'
import { useFieldName } from '@/features/labels/names'
import {
  compareNationalId,
  type NidComparison,
  type NidFieldComparison,
  type Verdict,
} from './nid-comparison'
import common from '@/ui/display/common.module.css'
import classes from './nid-reading.module.css'

/** Shows the data encoded in a national ID's 14 digits, compared with the printed fields. */
export function NidReading({ data }: { data: Record<string, unknown> }) {
  const { t } = useLingui()
  const result = compareNationalId(data)
  if (!result) return null
  return (
    <Card
      title={t`National ID details`}
      aside={
        <span className={common.caption}>
          <Trans>Derived in your browser</Trans>
        </span>
      }
    >
      <Notes {...result} />
      <ul className={classes.list}>
        {result.comparisons.map((comparison) => (
          <Comparison key={comparison.field} {...comparison} id={result.id} />
        ))}
      </ul>
    </Card>
  )
}

function Notes({ id, hasDigits, side }: NidComparison) {
  return (
    <>
      {side === 'back' ? (
        <p className={`${common.note} ${classes.note}`}>
          <Trans>There is no number on the front, so the number on the back is used.</Trans>
        </p>
      ) : null}
      {id ? null : (
        <p className={`${common.note} ${classes.note}`}>
          {hasDigits ? (
            <Trans>
              The 14 digits do not contain a valid date of birth, so nothing can be derived from
              them.
            </Trans>
          ) : (
            <Trans>The number does not have 14 digits, so nothing can be derived from it.</Trans>
          )}
        </p>
      )}
    </>
  )
}

function Comparison({
  field,
  printed,
  verdict,
  id,
}: NidFieldComparison & { id: NationalId | undefined }) {
  const { t } = useLingui()
  const fieldName = useFieldName()
  const names: Record<NidFieldComparison['field'], string> = {
    date_of_birth: t`Date of birth`,
    gender: t`Sex`,
    birth_governarate: t`Birth governorate`,
    back_nid: t`Front and back`,
  }
  return (
    <li className={classes.row}>
      <span className={classes.label}>{names[field]}</span>
      <span className={classes.value}>
        {field === 'back_nid' ? (
          <Trans>Number on front and back</Trans>
        ) : (
          <Derived field={field} id={id} name={names[field]} />
        )}
        {verdict === 'agrees' || field === 'back_nid' || printed === undefined ? null : (
          <span className={classes.printed}>
            {t`${fieldName(field)}, as printed:`} <FieldValue field={field} value={printed} />
          </span>
        )}
      </span>
      <VerdictBadge verdict={verdict} />
    </li>
  )
}

type DerivedProps = {
  field: Exclude<NidFieldComparison['field'], 'back_nid'>
  id: NationalId | undefined
  name: string
}

function Derived({ field, id, name }: DerivedProps) {
  const { t, i18n } = useLingui()
  if (!id) return <Data />
  switch (field) {
    case 'date_of_birth':
      return (
        <MaskedValue
          kind="birth_date"
          value={formatDay(id.birthDate, i18n.locale)}
          label={t`${name}, derived`}
        />
      )
    case 'gender':
      return id.sex === 'male' ? <Trans>Male</Trans> : <Trans>Female</Trans>
    case 'birth_governarate':
      return <Data>{id.governorate && i18n._(id.governorate.name)}</Data>
  }
}

function VerdictBadge({ verdict }: { verdict: Verdict }) {
  switch (verdict) {
    case 'agrees':
      return (
        <Badge tone="success">
          <Trans context="same value">Matches</Trans>
        </Badge>
      )
    case 'differs':
      return (
        <Badge tone="warning">
          <Trans>Differs</Trans>
        </Badge>
      )
    case 'unknown':
      return (
        <Badge tone="neutral">
          <Trans>Cannot be compared</Trans>
        </Badge>
      )
  }
}
