import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { maskValue, type PersonalKind } from '@/lib/mask'
import { isRevealed, reveal, useRevealed } from './reveal'
import { CopyButton } from '@/ui/display/copy-id'
import { Data } from '@/ui/display/data'
import { HiddenText } from '@/ui/display/hidden-text'
import { smallIconProps } from '@/ui/display/icon-props'
import { useRevealWatch } from './reveal'
import classes from './masked-value.module.css'
import small from '@/ui/display/small-button.module.css'

interface PersonalProps {
  kind: PersonalKind
  value: string | null | undefined
  /** Which value, for the button's name, where the kind alone would not tell: "National id, front". */
  label?: string
  /** What the copy button copies: "reference user". Without it there is none. */
  copyLabel?: string
}

/** A personal value, masked until it is revealed; "—" when it is missing. */
export function MaskedValue({ value, ...props }: PersonalProps) {
  // Another value in the same place starts masked.
  return value?.trim() ? <Veiled key={value} value={value} {...props} /> : <Data />
}

function Veiled({ kind, value, label, copyLabel }: PersonalProps & { value: string }) {
  const { t } = useLingui()
  const kindName = useKindName()
  const id = useId()
  const chosen = useRevealed((veil) => isRevealed(veil, id))
  const shown = useRevealed((veil) => veil.held) || chosen
  useRevealWatch(id)
  const name = label ?? kindName(kind)
  const Icon = chosen ? IconEyeOff : IconEye
  return (
    <span className={classes.personal} data-kind={kind}>
      {shown ? (
        <bdi>{value}</bdi>
      ) : (
        <>
          <bdi aria-hidden="true">{maskValue(kind, value)}</bdi>
          <span className={classes.spoken}>
            <HiddenText>{t`Hidden`}</HiddenText>
          </span>
        </>
      )}
      <button
        type="button"
        className={`${small.button} ${classes.button}`}
        aria-label={chosen ? t`Hide: ${name}` : t`Reveal: ${name}`}
        title={chosen ? t`Hide` : t`Reveal`}
        onClick={() => reveal(id, !chosen)}
      >
        <Icon {...smallIconProps} />
      </button>
      {shown && copyLabel ? <CopyButton value={value} label={copyLabel} /> : null}
    </span>
  )
}

function useKindName(): (kind: PersonalKind) => string {
  const { t } = useLingui()
  const names: Record<PersonalKind, string> = {
    national_id: t`national id`,
    name: t`name`,
    phone: t`phone number`,
    email: t`email`,
    address: t`address`,
    document: t`document number`,
    birth_date: t`date of birth`,
    reference: t`reference user`,
    text: t`value`,
  }
  return (kind) => names[kind]
}
