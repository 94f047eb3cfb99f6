import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { IconButton } from '@/ui/display/icon-button'
import { smallIconProps } from '@/ui/display/icon-props'
import { useLabelFormat } from '@/ui/display/joined-text'
import classes from './code-select.module.css'

export interface CodeSelectProps {
  /** Accessible name. It is visible only in print, because in a filter row, the value is clear enough. */
  label: string
  /** Label of the "any" option. */
  any: string
  codes: readonly string[]
  getName: (code: string) => string
  value: string | undefined
  onChange: (code: string | undefined) => void
}

/**
 * Select for one of the backend's codes, or any. A code from the URL is an option even if the backend no longer lists
 * it.
 */
export function CodeSelect({ label, any, codes, getName, value, onChange }: CodeSelectProps) {
  const { t } = useLingui()
  const labeled = useLabelFormat()
  const select = useRef<HTMLSelectElement>(null)
  const isSet = value !== undefined
  const all = value && !codes.includes(value) ? [...codes, value] : codes
  return (
    <NativeSelect
      ref={select}
      className={classes.select}
      aria-label={label}
      wrapperProps={{ 'data-label': labeled(label, '') }}
      value={value ?? ''}
      data={[
        { value: '', label: any },
        ...all.map((code) => ({ value: code, label: getName(code) })),
      ]}
      data-on={isSet || undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      rightSectionPointerEvents={isSet ? 'all' : 'none'}
      rightSection={
        isSet ? (
          <IconButton
            label={t`Clear ${label}`}
            onClick={() => {
              // The button disappears with the value, so the select gets the focus first.
              select.current?.focus()
              onChange(undefined)
            }}
          >
            <IconX {...smallIconProps} />
          </IconButton>
        ) : undefined
      }
    />
  )
}
