import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { FieldDoc } from '@/features/service-api/catalog/types'
import { HiddenText } from '@/ui/display/hidden-text'
import { ProseText } from './prose'
import common from '@/ui/display/common.module.css'
import classes from './reference.module.css'

interface FieldTableProps {
  fields: readonly FieldDoc[]
  label: string
  /**
   * Whether the fields belong to a response. Response fields may be missing; request fields are required or optional.
   */
  isResponse?: boolean
}

/** Table of fields with type, presence and meaning. Nested fields are indented below their object. */
export function FieldTable({ fields, label, isResponse = false }: FieldTableProps) {
  return (
    <table className={classes.table} data-fields aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">
            <Trans>Type</Trans>
          </th>
          <th scope="col">
            <Trans>Description</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        <FieldRows fields={fields} parent="" depth={0} isResponse={isResponse} />
      </tbody>
    </table>
  )
}

interface FieldRowsProps {
  fields: readonly FieldDoc[]
  /** Path of the parent object with a trailing dot. */
  parent: string
  depth: number
  isResponse: boolean
}

function FieldRows({ fields, parent, depth, isResponse }: FieldRowsProps) {
  return fields.map((field) => (
    <Fragment key={field.name}>
      <tr>
        <th scope="row" style={{ paddingInlineStart: depth * 16 }}>
          <code dir="ltr">
            {parent ? <HiddenText>{parent}</HiddenText> : null}
            {field.name}
          </code>
        </th>
        <td>
          <span className={classes.type}>{typeName(field)}</span>{' '}
          <Presence isRequired={field.required} isResponse={isResponse} />
        </td>
        <td>
          <span lang="en">
            <ProseText text={field.description} />
          </span>
          {field.values ? (
            <span className={classes.values}>
              {field.values.map((value) => (
                <code key={value} dir="ltr">
                  {value}
                </code>
              ))}
            </span>
          ) : null}
        </td>
      </tr>
      {field.fields ? (
        <FieldRows
          fields={field.fields}
          parent={`${parent}${field.name}${field.type === 'array' ? '[]' : ''}.`}
          depth={depth + 1}
          isResponse={isResponse}
        />
      ) : null}
    </Fragment>
  ))
}

/**
 * Labels a field's presence. Most response fields are always present, so in a response, only fields that may be missing
 * have a label.
 */
function Presence({ isRequired, isResponse }: { isRequired: boolean; isResponse: boolean }) {
  if (isResponse && isRequired) return null
  return (
    <span
      className={`${common.caption} ${classes.presence}`}
      data-required={isRequired || undefined}
    >
      {isResponse ? (
        <Trans>may be missing</Trans>
      ) : isRequired ? (
        <Trans>required</Trans>
      ) : (
        <Trans>optional</Trans>
      )}
    </span>
  )
}

/** Returns the JSON type name. It isn't translated. */
function typeName({ type, items }: FieldDoc): string {
  if (type === 'image') return 'string (base64)'
  return type === 'array' ? `array of ${items === undefined ? 'object' : items}s` : type
}
