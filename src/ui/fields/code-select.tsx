import { NativeSelect } from './native-select'

interface CodeSelectProps {
  /** The accessible name. */
  label: string
  /** The option that asks for nothing. */
  any: string
  codes: readonly string[]
  nameOf: (code: string) => string
  value: string | undefined
  onChange: (code: string | undefined) => void
}

/** One of the codes of the backend, or any. A code from the address is an option even when the backend no longer names it. */
export function CodeSelect({ label, any, codes, nameOf, value, onChange }: CodeSelectProps) {
  const all = value && !codes.includes(value) ? [...codes, value] : codes
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      options={[
        { value: '', label: any },
        ...all.map((code) => ({ value: code, label: nameOf(code) })),
      ]}
      onChange={(code) => onChange(code || undefined)}
      onClear={value === undefined ? undefined : () => onChange(undefined)}
    />
  )
}
