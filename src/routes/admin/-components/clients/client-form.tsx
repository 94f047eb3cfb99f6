import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ApiError, isSilent } from '@/api/core/api-error'
import { describeError, type ErrorDescription } from '@/api/core/errors'
import type { OrganizationDetails, OrganizationInput } from '@/backend/organizations'
import { useIndustries } from '@/features/labels/default-options'
import { PersonalInput } from '@/features/masking/personal-input'
import { UnsavedChanges } from '@/routes/-components/unsaved-changes'
import { Card } from '@/ui/display/card'
import { NotAllowedState } from '@/ui/feedback/states'
import { Button } from '@/ui/form/button'
import { FormSummary } from '@/ui/form/form-summary'
import { useForm } from '@/ui/form/use-form'
import common from '@/ui/display/common.module.css'
import { markLanguage } from '@/ui/feedback/server-text'
import classes from './client-form.module.css'
import { ClientServicesField } from './client-services-field'
import { clientFields, phoneError, parseClientForm, toContactPhone } from './parse-client-form'

interface ClientFormProps {
  /** The client to edit; undefined for a new client. */
  client?: OrganizationDetails
  /** Sends the filled-in values or, in an edit, only the changed values. Then leaves the screen. */
  save: (values: Partial<OrganizationInput>) => Promise<void>
  action: ReactNode
  /**
   * Returns a link, for the sent name, to check whether a save with an unknown outcome took effect. The link must keep
   * the form open.
   */
  look: (name: string) => ReactNode
  /** Button or link that leaves the form without saving. */
  cancel: ReactNode
}

/**
 * Form to create or edit a client. If a save fails, the typed values stay, and server errors appear next to their
 * fields.
 */
export function ClientForm(props: ClientFormProps) {
  const { client: loaded, save, action, look, cancel } = props
  const { t } = useLingui()
  // A newer response must not change the fields while the user is editing.
  const [client] = useState(loaded)
  const industries = useIndustries(client?.industry)
  const [failure, setFailure] = useState<ErrorDescription>()
  const [sentName, setSentName] = useState('')
  const before = useRef<FormData>(undefined)

  const { form, field, busy, isDirty } = useForm({
    check: (formData) => parseClientForm(formData, before.current),
    onSubmit: async (values) => {
      setFailure(undefined)
      try {
        const { phone_number: typed } = values
        const phone = typed && (await toContactPhone(typed))
        if (typed && !phone) return setFailure(invalidPhone())
        setSentName(values.name ?? client?.name ?? '')
        await save(phone ? { ...values, phone_number: phone } : values)
      } catch (error) {
        if (!isSilent(error)) setFailure(describeRefusal(error))
      }
    },
    serverErrors: failure?.fields,
    serverLang: failure?.lang,
  })
  useEffect(() => {
    if (client && form.ref.current) before.current = new FormData(form.ref.current)
  }, [client, form.ref])

  return (
    <form {...form} className={`${common.stack} ${classes.form}`}>
      <UnsavedChanges isDirty={isDirty} />
      {failure?.notAllowed ? (
        <NotAllowedState text={markLanguage(failure.fromServer, failure.lang)} action={null} />
      ) : (
        <FormSummary problem={failure} names={clientFields} look={look(sentName)} />
      )}
      <Card title={t`Company`}>
        <div className={`${common.stack} ${classes.fields}`}>
          <TextInput
            {...field('name')}
            label={t({ message: 'Name', context: 'of a company' })}
            defaultValue={client?.name}
            autoComplete="off"
            autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
          />
          <NativeSelect
            {...field('industry')}
            label={t`Industry`}
            data={[{ value: '', label: t`Not specified` }, ...industries]}
            defaultValue={client?.industry ?? ''}
          />
          <TextInput
            {...field('website')}
            label={t`Website`}
            defaultValue={client?.website}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        </div>
      </Card>
      <Card title={t`Contact`}>
        <div className={`${common.stack} ${classes.fields}`}>
          <PersonalInput
            {...field('contact_name')}
            label={t`Contact name`}
            savedValue={client?.contact_name}
            dir="auto"
          />
          <PersonalInput
            {...field('email')}
            label={t`Email`}
            description={
              client ? undefined : (
                <Trans>Becomes the first portal user and gets a link to choose a password.</Trans>
              )
            }
            savedValue={client?.email}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
          <PersonalInput
            {...field('phone_number')}
            label={t`Phone number`}
            description={<Trans>Numbers without a country code are treated as Egyptian.</Trans>}
            savedValue={client?.phone_number}
            type="tel"
            inputMode="tel"
            dir="ltr"
          />
        </div>
      </Card>
      <Card title={t`Services`}>
        <ClientServicesField savedServices={client?.services} error={field('services').error} />
      </Card>
      <div className={classes.actions}>
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        {cancel}
      </div>
    </form>
  )
}

/** Returns the phone error in the server's format, because the number is validated only on submit. */
function invalidPhone(): ErrorDescription {
  return { title: '', text: '', fields: { phone_number: phoneError() }, notAllowed: false }
}

/** Assigns a conflict without a field to the name field, because client names must be unique. */
function describeRefusal(error: unknown): ErrorDescription {
  const description = describeError(error)
  const isConflict = error instanceof ApiError && error.status === 409
  return isConflict && Object.keys(description.fields).length === 0
    ? { ...description, fields: { name: description.text } }
    : description
}
