import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput, Textarea } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { FieldDoc, Json } from '@/features/service-api/catalog/types'
import { Button } from '@/ui/form/button'
import { SecretField } from '@/routes/app/pages/-components/api-docs/secret-field'
import { ImageInput, OptionalMark } from './image-input'
import type { ConsoleSecrets } from './use-console-secrets'
import { isSecret } from './write-request'
import common from '@/ui/display/common.module.css'
import classes from './console.module.css'

export interface FormParts {
  field: (name: string) => { name: string; error: ReactNode }
  secrets: ConsoleSecrets
  images: Readonly<Record<string, File | undefined>>
  onImage: (path: string, file: File | undefined) => void
}

interface ConsoleFieldsProps {
  fields: readonly FieldDoc[]
  /** Path of the parent object with a trailing dot; empty at the top level. */
  parent: string
  /** Initial form values, from the example. */
  initial: Json | undefined
  form: FormParts
}

/** Controls for the request fields. Each object is a group of controls. */
export function ConsoleFields({ fields, parent, initial, form }: ConsoleFieldsProps) {
  return fields.map((field) => (
    <ConsoleField
      key={field.name}
      field={field}
      path={parent + field.name}
      initial={getMember(initial, field.name)}
      form={form}
    />
  ))
}

type ConsoleFieldProps = {
  field: FieldDoc
  path: string
  initial: Json | undefined
  form: FormParts
}

function ConsoleField({ field, path, initial, form }: ConsoleFieldProps) {
  const { t } = useLingui()
  const { name, type, required, description, values } = field
  const label = required ? name : t`${name} (optional)`
  const control = { ...form.field(path), description }
  if (type === 'object') {
    return (
      <fieldset className={`${common.stack} ${classes.group}`}>
        <legend dir="ltr">{name}</legend>
        <ConsoleFields
          fields={field.fields ?? []}
          parent={`${path}.`}
          initial={initial}
          form={form}
        />
      </fieldset>
    )
  }
  if (type === 'array')
    return field.fields ? (
      <ConsoleEntries field={field} path={path} initial={initial} form={form} />
    ) : (
      <Textarea
        {...control}
        label={label}
        description={
          <>
            {description} <Trans>One value per line.</Trans>
          </>
        }
        rows={3}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        defaultValue={Array.isArray(initial) ? initial.map(toText).join('\n') : ''}
      />
    )
  if (type === 'image')
    return (
      <ImageInput
        {...control}
        label={name}
        required={required}
        file={form.images[path]}
        onFile={(file) => form.onImage(path, file)}
      />
    )
  const options = type === 'boolean' ? ['true', 'false'] : values
  if (options) {
    const none = { value: '', label: t`Omit` }
    return (
      <NativeSelect
        name={path}
        label={label}
        error={control.error}
        data={[...(required ? [] : [none]), ...options.map((value) => ({ value, label: value }))]}
        defaultValue={toText(initial) || (required ? (options[0] ?? '') : '')}
      />
    )
  }
  if (isSecret(name))
    return (
      <SecretField
        {...control}
        label={label}
        value={form.secrets.values[name] ?? ''}
        onChange={(event) => form.secrets.set(name, event.currentTarget.value)}
      />
    )
  return (
    <TextInput
      {...control}
      label={label}
      defaultValue={toText(initial)}
      inputMode={type === 'string' ? 'text' : 'decimal'}
      dir="auto"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

/** Entries of an object array, with buttons to add and remove them. */
function ConsoleEntries({ field, path, initial, form }: ConsoleFieldProps) {
  const { t } = useLingui()
  const { name, required, fields = [] } = field
  const examples = Array.isArray(initial) ? initial.length : 0
  const [keys, setKeys] = useState(() =>
    Array.from({ length: Math.max(examples, required ? 1 : 0) }, (_, index) => index),
  )
  return (
    <fieldset className={`${common.stack} ${classes.group}`}>
      <legend dir="ltr">
        {name} {required ? null : <OptionalMark />}
      </legend>
      {keys.map((key, index) => {
        const entry = `${name}[${index}]`
        return (
          <fieldset key={key} className={`${common.stack} ${classes.group}`}>
            <legend dir="ltr">{entry}</legend>
            <ConsoleFields
              fields={fields}
              parent={`${path}.${key}.`}
              initial={Array.isArray(initial) ? initial[key] : undefined}
              form={form}
            />
            {required && keys.length === 1 ? null : (
              <Button
                variant="subtle"
                size="compact-sm"
                className={common.start}
                aria-label={t`Remove ${entry}`}
                onClick={() => setKeys(keys.filter((each) => each !== key))}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </fieldset>
        )
      })}
      <Button
        variant="default"
        size="xs"
        className={common.start}
        aria-label={t`Add an entry to ${name}`}
        onClick={() => setKeys([...keys, Math.max(-1, ...keys) + 1])}
      >
        <Trans>Add an entry</Trans>
      </Button>
    </fieldset>
  )
}

/**
 * Formats an initial value. Returns '' for a placeholder (`{{bundle_key}}`), because the user has to fill in that
 * value.
 */
function toText(value: Json | undefined): string {
  if (typeof value === 'string') return value.startsWith('{{') ? '' : value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function getMember(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) ? value[name] : undefined
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
