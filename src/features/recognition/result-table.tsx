import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { DocumentType, Recognition } from '@/backend/recognition'
import { documentGroups, useGroupName } from '@/features/documents/document-groups'
import { useFieldName } from '@/features/labels/names'
import { FieldValue } from '@/features/masking/masked-value'
import { maskKind } from '@/features/masking/personal-fields'
import { useIsPageRevealed } from '@/features/masking/reveal'
import { withoutFormulas } from '@/lib/csv'
import { maskValue } from '@/lib/personal'
import { Badge } from '@/ui/display/badge'
import { CopyButton } from '@/ui/display/copy-id'
import { Missing, Percent } from '@/ui/display/data'
import {
  fieldConfidence,
  fieldTexts,
  fieldValidity,
  flatResult,
  type FieldValidity,
} from './recognized-fields'
import common from '@/ui/display/common.module.css'
import classes from './recognition.module.css'

interface ResultProps {
  type: DocumentType
  recognition: Recognition
}

function useGroups({ type, recognition }: ResultProps) {
  return documentGroups(flatResult(recognition.result), { isNationalId: type === 'egy_nid' })
}

/** Table of the fields that were read, each with its validity. */
export function ResultTable(props: ResultProps) {
  const { t } = useLingui()
  const groupName = useGroupName()
  const groups = useGroups(props)
  if (groups.length === 0) {
    return (
      <p className={`${common.note} ${classes.note}`}>
        <Trans>The service could not read any fields on this document.</Trans>
      </p>
    )
  }
  return (
    <table className={classes.table} aria-label={t`Extracted fields`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">
            <Trans>Value</Trans>
          </th>
          <th scope="col">
            <Trans>Confidence</Trans>
          </th>
          <th scope="col">
            <Trans>Validity</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.id}>
            <tr className={classes.group}>
              <th scope="colgroup" colSpan={4}>
                {groupName(group.id)}
              </th>
            </tr>
            {group.fields.map(({ key }) => (
              <FieldRow key={key} {...props} field={key} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function FieldRow({ type, recognition, field }: ResultProps & { field: string }) {
  const fieldName = useFieldName()
  const confidence = fieldConfidence(recognition, field)
  const validity = fieldValidity(recognition, type, field)
  return (
    <tr>
      <th scope="row">{fieldName(field)}</th>
      <td>
        <FieldTexts texts={fieldTexts(recognition.result, field)} field={field} />
      </td>
      <td data-column="confidence" data-empty={confidence === undefined || undefined}>
        <Percent value={confidence} />
      </td>
      <td data-column="validity" data-empty={validity === undefined || undefined}>
        <Validity value={validity} />
      </td>
    </tr>
  )
}

function FieldTexts({ texts, field }: { texts: readonly string[]; field: string }) {
  if (texts.length === 0) return <Missing />
  return texts.map((text, index) => (
    <span key={index} className={classes.text}>
      <FieldValue field={field} value={text} />
    </span>
  ))
}

function Validity({ value }: { value: FieldValidity | undefined }) {
  switch (value) {
    case 'valid':
      return (
        <Badge tone="success">
          <Trans>Valid</Trans>
        </Badge>
      )
    case 'not_valid':
      return (
        <Badge tone="failure">
          <Trans>Not valid</Trans>
        </Badge>
      )
    case 'expired':
      return (
        <Badge tone="failure">
          <Trans context="document">Expired</Trans>
        </Badge>
      )
    case 'doubtful':
      return (
        <Badge tone="warning">
          <Trans>Needs a check</Trans>
        </Badge>
      )
    case undefined:
      return <Missing />
  }
}

/**
 * Button that copies the fields for a spreadsheet, one per line. As on the screen, the values are masked unless the
 * page is revealed.
 */
export function CopyResult(props: ResultProps) {
  const { t } = useLingui()
  const fieldName = useFieldName()
  const isRevealed = useIsPageRevealed()
  const { result } = props.recognition
  const lines = useGroups(props).flatMap(({ fields }) =>
    fields.flatMap(({ key }) => {
      const texts = fieldTexts(result, key).map((text) => {
        const kind = isRevealed ? undefined : maskKind(key, text)
        return kind ? maskValue(kind, text) : text
      })
      if (texts.length === 0) return []
      return [fieldName(key), ...texts].map(withoutFormulas).join('\t')
    }),
  )
  return <CopyButton value={lines.join('\n')} label={t`the fields`} />
}
