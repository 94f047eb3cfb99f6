import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { lazy, useState } from 'react'
import { isSilent } from '@/api/core/api-error'
import { describeError, type ErrorDescription } from '@/api/core/errors'
import { useCompareNames } from '@/api/name-match'
import { useScope } from '@/api/core/use-scope'
import type { NameMatch, NameMatchRequest } from '@/backend/name-match'
import { useScreenedPerson } from '@/routes/admin/-components/screened-person'
import { joinSentences } from '@/lib/format'
import { Card } from '@/ui/display/card'
import { IconButton } from '@/ui/display/icon-button'
import { iconProps } from '@/ui/display/icon-props'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { LoadingState } from '@/ui/feedback/loading-state'
import { EmptyState, ErrorState, NotAllowedState } from '@/ui/feedback/states'
import { Button } from '@/ui/form/button'
import { getTextsBeside } from '@/ui/form/form-summary'
import { hasLetterOrDigit } from '@/lib/fold-text'
import { cleanFormText, noLetterError } from '@/ui/form/form-text'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import { MatchOptions, toMatchOptions } from './match-options'
import type { MatchSearch } from './match-search'
import common from '@/ui/display/common.module.css'
import { markLanguage } from '@/ui/feedback/server-text'
import classes from './name-match.module.css'

const NameComparison = lazy(() =>
  import('./name-comparison').then((module) => ({ default: module.NameComparison })),
)

const names = ['first_name_value', 'second_name_value'] as const
const inlineFields: readonly string[] = [...names, 'cutoff_match_score']

export interface PanelProps {
  search: MatchSearch
  onSearch: (change: Partial<MatchSearch>) => void
}

type Names = Pick<NameMatchRequest, (typeof names)[number]>
type Answer = { request: NameMatchRequest; match: NameMatch }

/**
 * Form that compares two names, and keeps the typed names if the request fails. The result describes the names that
 * were sent.
 */
export function NamesPanel({ search, onSearch }: PanelProps) {
  const scope = useScope()
  const { t } = useLingui()
  const { mutateAsync: compare } = useCompareNames(scope)
  // Keeps the first render's values, because a change in the record must not change a form in use.
  const [person] = useState(useScreenedPerson())
  const [answer, setAnswer] = useState<Answer>()
  const [failure, setFailure] = useState<ErrorDescription>()
  const { form, field, input, busy } = useForm({
    check: parseNames,
    onSubmit: async (formData) => {
      const request = { ...formData, ...toMatchOptions(search) }
      setFailure(undefined)
      setAnswer(undefined)
      try {
        setAnswer({ request, match: await compare(request) })
      } catch (error) {
        if (!isSilent(error)) setFailure(describeError(error))
      }
    },
    serverErrors: failure?.fields,
    serverLang: failure?.lang,
  })

  function parseNames(formData: FormData): { values: Names } | { errors: FieldErrors } {
    const first = cleanFormText(formData, 'first_name_value')
    const second = cleanFormText(formData, 'second_name_value')
    const findError = (name: string) => {
      if (name === '') return t`Enter a name`
      return hasLetterOrDigit(name) ? undefined : noLetterError()
    }
    const errors: FieldErrors = {
      first_name_value: findError(first),
      second_name_value: findError(second),
    }
    if (Object.values(errors).some(Boolean)) return { errors }
    return { values: { first_name_value: first, second_name_value: second } }
  }

  function swap() {
    const [first, second] = names.map(input)
    if (first && second) [first.value, second.value] = [second.value, first.value]
  }

  return (
    <div className={`${common.stack} ${classes.panel}`}>
      <Card>
        <form {...form} className={`${common.stack} ${classes.form}`}>
          <div className={classes.names}>
            <TextInput
              {...field('first_name_value')}
              defaultValue={person?.name}
              label={t({ message: 'Name A', context: 'of two names' })}
              dir="auto"
              autoComplete="off"
              spellCheck={false}
            />
            <IconButton label={t`Swap names`} size="xl" className={classes.swap} onClick={swap}>
              <IconArrowsExchange {...iconProps} />
            </IconButton>
            <TextInput
              {...field('second_name_value')}
              defaultValue={person?.otherName}
              label={t({ message: 'Name B', context: 'of two names' })}
              dir="auto"
              autoComplete="off"
              spellCheck={false}
            />
          </div>
          <MatchOptions
            search={search}
            onSearch={onSearch}
            error={markLanguage(failure?.fields['cutoff_match_score'], failure?.lang)}
          />
          <Button type="submit" busy={busy} className={classes.submit}>
            <Trans>Compare names</Trans>
          </Button>
        </form>
      </Card>
      <div aria-busy={busy}>
        {busy ? (
          <LoadingState />
        ) : answer ? (
          <LazyPart fallback={<LoadingState />} onFailure={() => setAnswer(undefined)}>
            <Card title={<Trans>Result</Trans>}>
              <NameComparison {...answer} />
            </Card>
          </LazyPart>
        ) : failure ? (
          <Failure failure={failure} onRetry={() => form.ref.current?.requestSubmit()} />
        ) : (
          <EmptyState
            illustration="names"
            title={<Trans>No names compared yet</Trans>}
            text={
              <Trans>Type two names, in Arabic or Latin letters, to see which words match.</Trans>
            }
          />
        )}
      </div>
    </div>
  )
}

/** An error that doesn't belong to a form field. */
function Failure({ failure, onRetry }: { failure: ErrorDescription; onRetry: () => void }) {
  const { i18n } = useLingui()
  const { title, fromServer, lang, notAllowed, unexpected } = failure
  if (notAllowed) return <NotAllowedState text={markLanguage(fromServer, lang)} action={null} />
  const reason = joinSentences(getTextsBeside(inlineFields, failure), i18n.locale)
  if (!reason) return null
  return (
    <ErrorState
      title={title}
      text={markLanguage(reason, lang)}
      onRetry={onRetry}
      busy={false}
      action={null}
      unexpectedError={unexpected}
    />
  )
}
