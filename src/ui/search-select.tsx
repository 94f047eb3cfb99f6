import { useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Loader.css'
import { Loader, Select } from '@mantine/core'

type SearchSelectProps = {
  label: string
  placeholder: string
  options: { value: string; label: string }[]
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** Given when the server searches: told what is typed. */
  onSearch?: (text: string) => void
  loading?: boolean
  disabled?: boolean
  error?: string | undefined
}

/** One of many, found by typing. A value that is not among the options is shown as it is. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, placeholder, options, value, onChange, onSearch, loading, disabled, error } = props
  const { t } = useLingui()
  const known = value === undefined || options.some((option) => option.value === value)
  return (
    <Select
      label={label}
      placeholder={placeholder}
      data={known ? options : [{ value, label: value }, ...options]}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      {...(onSearch ? { onSearchChange: onSearch } : {})}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Clear ${label}` }}
      disabled={disabled ?? false}
      error={error}
      rightSection={loading ? <Loader size={16} /> : undefined}
      nothingFoundMessage={t`Nothing found`}
      maxDropdownHeight={320}
      limit={100}
    />
  )
}
