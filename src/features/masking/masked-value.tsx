import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { maskValue, type PersonalKind, openPersonal, type Personal } from '@/lib/personal'
import { CopyButton } from '@/ui/display/copy-id'
import { Data } from '@/ui/display/data'
import { HiddenText } from '@/ui/display/hidden-text'
import { reveal, useReveal, useRevealWatch } from './reveal'
import { RevealRing } from './reveal-ring'
import { useFieldName } from '@/features/labels/names'
import { getPersonalKind, maskKind, type PersonalField } from './personal-fields'
import common from '@/ui/display/common.module.css'
import classes from './masked-value.module.css'
import small from '@/ui/display/small-button.module.css'

interface MaskedValueProps {
  kind: PersonalKind
  value: Personal | string | null | undefined
  /** Name of the value for the button's label, if the kind isn't specific enough, such as "National ID, front". */
  label?: string
  /** Label of the copy button, such as "user reference". If omitted, there is no copy button. */
  copyLabel?: string
}

/** Shows a personal value, masked until revealed. A missing value is shown as "—". */
export function MaskedValue({ value, ...props }: MaskedValueProps) {
  const text = value ? openPersonal(value) : ''
  // Remounts when the value changes, so the new value starts masked.
  return text.trim() ? <RevealableText key={text} text={text} {...props} /> : <Data />
}

interface RevealableTextProps extends Omit<MaskedValueProps, 'value'> {
  text: string
}

function RevealableText({ kind, text, label, copyLabel }: RevealableTextProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { isToggled, isAlone, isRevealed } = useReveal(id)
  useRevealWatch(id)
  const name = label ?? i18n._(kindNames[kind])
  return (
    <span className={classes.value} data-kind={kind}>
      {isRevealed ? (
        <bdi translate="no">{text}</bdi>
      ) : (
        <>
          <bdi aria-hidden="true">{maskValue(kind, text)}</bdi>
          <HiddenText>{t`Hidden`}</HiddenText>
        </>
      )}
      <button
        type="button"
        className={`${small.button} ${common.screenOnly} ${classes.button}`}
        aria-label={isToggled ? t`Hide ${name}` : t`Reveal ${name}`}
        title={isToggled ? t`Hide` : t`Reveal`}
        data-icon={isToggled ? 'hide' : 'reveal'}
        onClick={() => reveal(id, !isToggled)}
      >
        {isAlone ? <RevealRing id={id} /> : null}
      </button>
      {isRevealed && copyLabel ? <CopyButton value={text} label={copyLabel} /> : null}
    </span>
  )
}

const kindNames: Record<PersonalKind, MessageDescriptor> = {
  national_id: msg`national ID`,
  name: msg`name`,
  phone: msg`phone number`,
  email: msg`email`,
  address: msg`address`,
  document: msg`document number`,
  birth_date: msg`date of birth`,
  reference: msg`user reference`,
  text: msg`value`,
}

interface FieldValueProps {
  field: string
  value: string | undefined
}

/** Shows a document or check field, masked if its name is personal or its value looks personal. */
export function FieldValue({ field, value }: FieldValueProps) {
  const fieldName = useFieldName()
  const kind = maskKind(field, value)
  return kind ? (
    <MaskedValue kind={kind} value={value} label={fieldName(field)} />
  ) : (
    <Data>{value}</Data>
  )
}

interface PersonalFieldValueProps {
  field: PersonalField
  value: Personal | undefined
}

/** Shows a field whose value the schema sealed as personal, masked until revealed. */
export function PersonalFieldValue({ field, value }: PersonalFieldValueProps) {
  const fieldName = useFieldName()
  return <MaskedValue kind={getPersonalKind(field)} value={value} label={fieldName(field)} />
}
