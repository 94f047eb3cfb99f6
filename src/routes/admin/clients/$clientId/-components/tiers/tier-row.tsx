import { useLingui } from '@lingui/react/macro'
import { memo, useLayoutEffect, useState, type AriaAttributes, type ReactNode } from 'react'
import { parseAmount } from '@/lib/pricing/amount'
import { tierProblems, tierWarning, type TierDraft, type TierField } from '@/lib/pricing/ladder'
import { billTypes, pricingTypes } from '@/lib/pricing/tier-types'
import { formatNumber } from '@/lib/format'
import { useTierTypeName } from '@/features/labels/tier-type-names'
import small from '@/ui/display/small-button.module.css'
import { ProblemText, WarningText, tierColumns } from './tier-texts'
import classes from './tiers.module.css'

/** A server error for a tier. Its text is shown unchanged until the user edits that tier. */
export interface TierError {
  /** Zero-based. */
  row: number
  field: TierField
  text: ReactNode
}

interface TierRowProps {
  /** The editor's ID. */
  id: string
  row: number
  draft: TierDraft
  before: TierDraft | undefined
  isLast: boolean
  isOnly: boolean
  problemsShown: boolean
  errors: readonly TierError[] | undefined
  /** The function must be stable, or every row would rerender. */
  onEdit: (row: number, field: TierField, text: string) => void
}

/** One tier in the editor, with its problems. It rerenders only when this tier or the previous tier changes. */
export const TierRow = memo(function TierRow(props: TierRowProps) {
  const { id, row, draft, before, isLast, isOnly, problemsShown, errors = [], onEdit } = props
  const { t, i18n } = useLingui()
  const number = row + 1
  const notes = getNotes().map((note, index) => ({ ...note, id: `${id}-${row}-${index}` }))
  const edit = (name: TierField) => (text: string) => onEdit(row, name, text)
  const fieldProps = (name: TierField) => {
    const own = notes.filter((note) => note.field === name)
    return {
      'aria-invalid': own.some(({ tone }) => tone === 'error') || undefined,
      'aria-describedby': own.map((note) => note.id).join(' ') || undefined,
    }
  }
  const labels: Record<TierField, string> = {
    minimum: t`Tier ${number}, minimum`,
    maximum: t`Tier ${number}, maximum`,
    hits: t`Tier ${number}, amount of hits`,
    pricing_type: t`Tier ${number}, pricing type`,
    bill_type: t`Tier ${number}, bill type`,
  }
  return (
    <tr className={classes.row} aria-rowindex={row + 2}>
      <th scope="row" className={classes.number} data-label={t`Tier`}>
        {number}
      </th>
      {tierColumns.map(({ field: name, name: column }) => (
        <td key={name} className={classes.cell} data-column={name} data-label={i18n._(column)}>
          {name === 'pricing_type' || name === 'bill_type' ? (
            <TypeSelect
              value={draft[name]}
              knownValues={name === 'bill_type' ? billTypes : pricingTypes}
              aria-label={labels[name]}
              onEdit={edit(name)}
              {...fieldProps(name)}
            />
          ) : name === 'maximum' && isLast ? (
            <input {...fieldProps(name)} aria-label={labels[name]} value="∞" readOnly />
          ) : (
            <AmountInput
              {...fieldProps(name)}
              aria-label={labels[name]}
              text={draft[name]}
              onEdit={edit(name)}
            />
          )}
        </td>
      ))}
      <td className={classes.commands}>
        <button
          type="button"
          className={small.button}
          data-size="md"
          data-icon="insert"
          aria-label={t`Add a tier after tier ${number}`}
          title={t`Add a tier after this one`}
        />
        <button
          type="button"
          className={small.button}
          data-size="md"
          data-icon="remove"
          aria-disabled={isOnly || undefined}
          aria-label={t`Remove tier ${number}`}
          title={t`Remove this tier`}
        />
      </td>
      {notes.length > 0 ? (
        <td className={classes.notes}>
          {notes.map((note) => (
            <p key={note.id} id={note.id} data-tone={note.tone}>
              {note.text}
            </p>
          ))}
        </td>
      ) : null}
    </tr>
  )

  function getNotes(): Note[] {
    const problems = tierProblems(draft, before, isLast).filter(
      ({ kind }) => problemsShown || kind !== 'empty',
    )
    const warning = tierWarning(draft, before, isLast)
    return [
      ...problems.map((problem): Note => ({
        field: problem.field,
        tone: 'error',
        text: <ProblemText problem={problem} row={row} />,
      })),
      ...errors.map(({ field: name, text }): Note => ({ field: name, tone: 'error', text })),
      ...(warning
        ? [
            {
              field: warning.field,
              tone: 'warning',
              text: <WarningText warning={warning} row={row} />,
            } as const,
          ]
        : []),
    ]
  }
})

interface Note {
  field: TierField
  tone: 'error' | 'warning'
  text: ReactNode
}

interface EditableProps extends AriaAttributes {
  onEdit: (text: string) => void
}

/** Shows the text as typed while the input has the focus, and otherwise formats the number, if it is valid. */
function AmountInput({ text, onEdit, ...input }: EditableProps & { text: string }) {
  const { i18n } = useLingui()
  const [focused, setFocused] = useState<HTMLInputElement>()
  const { value } = parseAmount(text)
  // Selects the text again, because focusing may replace a formatted number and clear the selection.
  useLayoutEffect(() => {
    focused?.select()
  }, [focused])
  return (
    <input
      {...input}
      inputMode="numeric"
      autoComplete="off"
      value={focused || value === undefined ? text : formatNumber(value, i18n.locale)}
      onChange={(event) => onEdit(event.currentTarget.value)}
      onFocus={(event) => setFocused(event.currentTarget)}
      onBlur={() => setFocused(undefined)}
    />
  )
}

type TypeSelectProps = EditableProps & { value: string; knownValues: readonly string[] }

/** Type picker. Types are an open set, so the picker keeps an unknown type from the backend. */
function TypeSelect({ knownValues, onEdit, ...select }: TypeSelectProps) {
  const typeName = useTierTypeName()
  const { t } = useLingui()
  const options = knownValues.includes(select.value) ? knownValues : [select.value, ...knownValues]
  return (
    <select {...select} onChange={(event) => onEdit(event.currentTarget.value)}>
      {options.map((code) => (
        <option key={code} value={code}>
          {code === '' ? t`Choose…` : typeName(code)}
        </option>
      ))}
    </select>
  )
}
