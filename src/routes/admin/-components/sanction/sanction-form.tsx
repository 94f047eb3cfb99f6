import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { SanctionList, SanctionRequest } from '@/backend/sanction'
import type { ErrorDescription } from '@/api/core/errors'
import { useFieldName } from '@/features/labels/names'
import { Card } from '@/ui/display/card'
import { Data, Num } from '@/ui/display/data'
import { iconProps } from '@/ui/display/icon-props'
import { Time } from '@/ui/display/time'
import { CutoffSlider } from '@/ui/fields/cutoff-slider'
import { Button } from '@/ui/form/button'
import { FormSummary } from '@/ui/form/form-summary'
import { findInput, useForm } from '@/ui/form/use-form'
import {
  mainFields,
  moreFields,
  parseSanctionSearch,
  type SearchOptions,
} from './parse-sanction-search'
import common from '@/ui/display/common.module.css'
import classes from './sanction-form.module.css'

interface SanctionFormProps {
  lists: readonly SanctionList[]
  /** The earlier search, or the record's fields, that provides the form's initial values. */
  initial: InitialSearch | undefined
  cutoff: number
  /** Describes the effect of the cutoff on the shown response. */
  cutoffNote: string | undefined
  onCutoff: (cutoff: number) => void
  /** Returns a promise that settles when the response has arrived. */
  onSearch: (request: SanctionRequest) => Promise<void>
  /** The last request's rejection, with errors keyed by form field. */
  failure: ErrorDescription | undefined
  /** Whether a dedicated panel shows this failure. */
  isFailureShown: boolean
  /** Searches many people instead of one person. The one person's fields are kept, but hidden. */
  people: PeopleForm | undefined
}

interface PeopleForm {
  field: ReactNode
  submit: ReactNode
  busy: boolean
  onSearch: (options: SearchOptions) => void
}

type InitialField = Pick<SanctionRequest['data']['fields'][number], 'field_name' | 'value'>
export type InitialSearch = Partial<Omit<SanctionRequest['data'], 'fields'>> & {
  fields: readonly InitialField[]
}

/** The fields that show their own errors. */
const visibleFields: readonly string[] = [...mainFields, ...moreFields, 'lists']

/** Form for the search terms, lists and match options. The typed values stay even if the search fails. */
export function SanctionForm(props: SanctionFormProps) {
  const {
    lists,
    initial,
    cutoff,
    cutoffNote,
    onCutoff,
    onSearch,
    failure,
    isFailureShown,
    people,
  } = props
  const { t } = useLingui()
  const fieldName = useFieldName()
  const getValue = (name: string) =>
    initial?.fields.find(({ field_name }) => field_name === name)?.value
  const names = lists.map(({ name }) => name)
  const [left, setLeft] = useState<readonly string[]>(() =>
    names.filter((name) => initial?.sanction_lists?.includes(name) === false),
  )
  const [isAll, setIsAll] = useState(initial?.match_all_fields ?? false)
  const [transliterate, setTransliterate] = useState(initial?.transliterate ?? true)
  const [isMore, setIsMore] = useState(() => moreFields.some((name) => getValue(name)))
  // Derived from the available lists, so a list that was removed is no longer selected.
  const chosenLists = names.filter((name) => !left.includes(name))

  const { form, field, busy } = useForm<() => Promise<void>>({
    check: (formData) => {
      const options = { lists: chosenLists, cutoff, isAll, transliterate }
      if (people && chosenLists.length === 0)
        return { errors: { lists: t`Choose at least one list` } }
      if (people) return { values: async () => people.onSearch(options) }
      const parsed = parseSanctionSearch(formData, options)
      return 'errors' in parsed ? parsed : { values: () => onSearch(parsed.values) }
    },
    onSubmit: (send) => send(),
    serverErrors: failure?.fields,
    serverLang: failure?.lang,
  })
  const { ref } = form
  // Focuses the name field, because a new screen focuses its heading by default.
  useEffect(() => {
    if (!initial) findInput(ref.current, 'full_name')?.focus()
  }, [initial, ref])
  const text = (name: string) => (
    <TextInput
      key={name}
      {...field(name)}
      label={fieldName(name)}
      defaultValue={getValue(name)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="auto"
    />
  )
  const listError = field('lists').error

  return (
    <Card>
      <form {...form} className={common.stack}>
        {people?.field}
        <div hidden={people !== undefined} className={people ? undefined : classes.main}>
          {mainFields.map(text)}
        </div>
        <details
          hidden={people !== undefined}
          className={classes.more}
          open={isMore || moreFields.some((name) => Boolean(field(name).error))}
          onToggle={(event) => setIsMore(event.currentTarget.open)}
        >
          <summary>
            <Trans>More fields</Trans>
          </summary>
          <div className={`${common.stack} ${common.tight} ${classes.fields}`}>
            {moreFields.map(text)}
          </div>
        </details>
        <div
          role="group"
          className={classes.set}
          aria-labelledby="sanction-lists"
          aria-describedby={listError ? 'sanction-lists-error' : undefined}
        >
          <div className={classes.head}>
            <span id="sanction-lists" className={common.label}>
              <Trans>Lists</Trans>
            </span>
            <button
              type="button"
              className={classes.all}
              onClick={() => setLeft(left.length === 0 ? names : [])}
            >
              {left.length === 0 ? t`Deselect all lists` : t`Select all lists`}
            </button>
          </div>
          <div className={`${common.stack} ${classes.lists}`}>
            {lists.map((list) => (
              <Checkbox
                key={list.name}
                checked={chosenLists.includes(list.name)}
                onChange={({ currentTarget: { checked: isChosen } }) =>
                  setLeft(
                    isChosen ? left.filter((name) => name !== list.name) : [...left, list.name],
                  )
                }
                label={
                  <>
                    <Data>{list.display_name ?? list.name}</Data>{' '}
                    <span className={`${common.digits} ${classes.about}`}>
                      <ListHint {...list} />
                    </span>
                  </>
                }
              />
            ))}
          </div>
          {listError ? (
            <p
              id="sanction-lists-error"
              role="alert"
              className={`${common.error} ${classes.error}`}
            >
              {listError}
            </p>
          ) : null}
        </div>
        <CutoffSlider value={cutoff} min={0.5} onChange={onCutoff} note={cutoffNote} />
        <fieldset className={classes.set}>
          <legend className={common.label}>
            <Trans>Options</Trans>
          </legend>
          <div className={`${common.stack} ${classes.lists}`}>
            {people ? null : (
              <Checkbox
                checked={isAll}
                onChange={({ currentTarget }) => setIsAll(currentTarget.checked)}
                description={<Trans>If off, one matching field is enough.</Trans>}
                label={<Trans>All fields must match</Trans>}
              />
            )}
            <Checkbox
              checked={transliterate}
              onChange={({ currentTarget }) => setTransliterate(currentTarget.checked)}
              description={
                <Trans>
                  Then <bdi translate="no">محمد</bdi> matches Mohamed, Muhammad and Mohammed.
                </Trans>
              }
              label={<Trans>Compare Arabic with Latin letters</Trans>}
            />
          </div>
        </fieldset>
        {isFailureShown || people ? null : <FormSummary problem={failure} names={visibleFields} />}
        <Button
          type="submit"
          busy={people?.busy ?? busy}
          fullWidth
          leftSection={<IconSearch {...iconProps} />}
        >
          {people?.submit ?? <Trans>Search lists</Trans>}
        </Button>
      </form>
    </Card>
  )
}

function ListHint({ records, is_custom, updated_at }: SanctionList) {
  return (
    <>
      <Num value={records} />
      {updated_at ? (
        <>
          {' · '}
          <Trans>
            updated <Time value={updated_at} />
          </Trans>
        </>
      ) : null}
      {is_custom ? (
        <>
          {'\u00A0· '}
          <Trans>client list</Trans>
        </>
      ) : null}
    </>
  )
}
