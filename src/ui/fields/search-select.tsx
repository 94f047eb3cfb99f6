import { IconSelector, IconX } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { foldText } from '@/lib/fold-text'
import { smallIconProps } from '@/ui/display/icon-props'
import { SearchSelectList } from './search-select-list'
import classes from './search-select.module.css'
import small from '@/ui/display/small-button.module.css'
import { useCombobox } from '@/ui/overlays/use-combobox'

export interface SearchOption {
  value: string
  label: string
}

interface SearchSelectProps {
  label: string
  placeholder: string
  options: readonly SearchOption[]
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** Given when the server searches: told what is typed. */
  onSearch?: (text: string) => void
  loading?: boolean
  disabled?: boolean
  error?: string | undefined
}

/** More would not be read; the person types on. */
const MAX_OPTIONS = 100

/** One of many, found by typing. A value that is not among the options is shown as it is. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, placeholder, value, onChange, onSearch, loading = false, disabled, error } = props
  const { t } = useLingui()
  const [field, setField] = useState<HTMLElement | null>(null)
  // The server may leave it out of the next options.
  const [chosen, setChosen] = useState<SearchOption>()
  const combobox = useCombobox({ onChoose: () => {} })
  const { text, opened, open, close, change, input, list } = combobox

  const known = [...props.options, ...(chosen ? [chosen] : [])]
  const current = known.find((option) => option.value === value)?.label ?? value ?? ''
  // What the server has searched has been searched.
  const typed = onSearch ? '' : foldText(text)
  const options = props.options
    .filter((option) => foldText(option.label).includes(typed))
    .slice(0, MAX_OPTIONS)

  const type = (next: string) => {
    change(next)
    onSearch?.(next)
  }
  const leave = () => {
    type('')
    close()
  }
  return (
    <div className={classes.select}>
      <TextInput
        {...input}
        ref={setField}
        label={label}
        placeholder={(opened && current) || placeholder}
        value={opened ? text : current}
        error={error}
        disabled={disabled ?? false}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
        onClick={() => (opened ? undefined : open())}
        onBlur={() => (opened ? leave() : undefined)}
        rightSection={
          value === undefined || disabled ? (
            <IconSelector {...smallIconProps} className={classes.mark} />
          ) : (
            <button
              type="button"
              className={small.button}
              aria-label={t`Clear ${label}`}
              onClick={() => {
                leave()
                onChange(undefined)
                field?.focus()
              }}
            >
              <IconX {...smallIconProps} />
            </button>
          )
        }
      />
      {opened && field ? (
        <SearchSelectList
          {...list}
          label={label}
          field={field}
          options={options}
          value={value}
          loading={loading}
          onChoose={(option) => {
            setChosen(option)
            leave()
            if (option.value !== value) onChange(option.value)
          }}
        />
      ) : null}
    </div>
  )
}
