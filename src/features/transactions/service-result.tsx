import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Data, Percent } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { Badge } from '@/ui/display/badge'
import { useFieldName, useNameLookup } from '@/features/labels/names'
import { FieldValue } from '@/features/masking/masked-value'
import { getNumber, getText } from '@/lib/data-fields'
import common from '@/ui/display/common.module.css'
import classes from './transaction-facts.module.css'

/** Fields with fractions from 0 to 1. */
const percentFields = new Set(['confidence', 'match_score'])

const movementNames: Record<string, MessageDescriptor> = {
  smile: msg`Smile`,
  look_left: msg`Look left`,
  look_right: msg`Look right`,
  close_eyes: msg`Close eyes`,
}

/**
 * Shows the fields that a service sent, in the service's order. Unknown lists and objects appear only in the raw
 * record.
 */
export function ServiceResult({ data }: { data: Record<string, unknown> }) {
  const fieldName = useFieldName()
  const fields = Object.keys(data).filter(
    (field) => field === 'actions' || typeof data[field] !== 'object' || data[field] === null,
  )
  if (fields.length === 0) {
    return (
      <p className={common.note}>
        <Trans>The service returned no data.</Trans>
      </p>
    )
  }
  return (
    <FactList
      facts={fields.map((field) => ({
        key: field,
        label: fieldName(field),
        value: <FieldResult data={data} field={field} />,
      }))}
    />
  )
}

function FieldResult({ data, field }: { data: Record<string, unknown>; field: string }) {
  const value = data[field]
  if (typeof value === 'boolean') return value ? <Trans>Yes</Trans> : <Trans>No</Trans>
  if (percentFields.has(field)) return <Percent value={getNumber(data, field)} />
  if (field === 'actions') return <Actions value={value} />
  return <FieldValue field={field} value={getText(data, field)} />
}

/** Shows the movements that a liveness check requested. An unknown movement's code is shown in plain words. */
function Actions({ value }: { value: unknown }) {
  const movementName = useNameLookup(movementNames)
  const actions = (Array.isArray(value) ? value : []).filter(
    (each: unknown): each is { action: string; status?: unknown } =>
      typeof each === 'object' &&
      each !== null &&
      'action' in each &&
      typeof each.action === 'string',
  )
  if (actions.length === 0) return <Data />
  return (
    <span className={classes.badges}>
      {actions.map(({ action, status }, index) => (
        <Badge key={index} tone={status === true ? 'success' : 'failure'}>
          {movementName(action)}
        </Badge>
      ))}
    </span>
  )
}
