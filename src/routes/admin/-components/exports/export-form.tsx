import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { isSilent, isUnknownOutcome } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { useExportEstimate, useRequestExport } from '@/api/exports'
import { useScope } from '@/api/core/use-scope'
import type {
  ExportKind,
  ExportRequest,
  ImageExportRequest,
  TransactionExportRequest,
} from '@/backend/exports'
import { findAllIn, findIn } from '@/browser/dom-lookups'
import { joinSentences } from '@/lib/format'
import { closedPeriod, closedPeriodPresets, toDateRange } from '@/lib/period/closed-period'
import { BundlePicker } from '@/routes/admin/-components/bundle-picker'
import { Card } from '@/ui/display/card'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { NotAllowedState } from '@/ui/feedback/states'
import { toast } from '@/ui/feedback/toast'
import { PeriodFilter } from '@/ui/fields/period-filter'
import { Button } from '@/ui/form/button'
import { FormSummary } from '@/ui/form/form-summary'
import { useSubmit } from '@/ui/tasks/use-submit'
import { ExportEstimate } from './export-estimate'
import { rememberExport, type ExportEntry } from './export-list'
import { listMoreBundles, readDays, type ExportSearch } from './export-search'
import common from '@/ui/display/common.module.css'
import { markLanguage } from '@/ui/feedback/server-text'
import classes from './exports.module.css'

const MoreBundles = lazy(() =>
  import('./more-bundles').then((module) => ({ default: module.MoreBundles })),
)
const ConfirmExportDialog = lazy(() =>
  import('./confirm-export-dialog').then((module) => ({ default: module.ConfirmExportDialog })),
)

const ExportBundlesDialog = lazy(() =>
  import('./confirm-export-dialog').then((module) => ({ default: module.ExportBundlesDialog })),
)

/** Exports with more rows, or with an unknown number of rows, require confirmation. */
const MAX_ROWS_UNCONFIRMED = 10_000
/** Request fields that show their own errors. */
const PICKED = ['organization_id', 'bundle_id']
const DAYS = ['start_date', 'end_date']
const PLACED = [...PICKED, ...DAYS]

interface ExportFormProps {
  kind: ExportKind
  search: ExportSearch
  onSearch: (change: Pick<ExportSearch, 'client' | 'bundle' | 'more' | 'from' | 'to'>) => void
  /** Values of the optional request fields. */
  options: Omit<ImageExportRequest & TransactionExportRequest, keyof ExportRequest>
  /** Services to count, where undefined means all services. The list is undefined until the services load. */
  services: readonly (string | undefined)[] | undefined
  /** Reason why the chosen kinds can't be exported. */
  problem?: string
  /** Label of the button that requests the export. */
  action: ReactNode
  /** Fields that select the images or transactions to export. */
  children: ReactNode
}

/** Form that requests an export by email. The choices stay in the URL even if the request fails. */
export function ExportForm(props: ExportFormProps) {
  const scope = useScope()
  const { kind, search, onSearch, options, services, problem, action, children } = props
  const { t, i18n } = useLingui()
  const { auth } = useRouter().options.context
  const { client, bundle } = search
  const more = client && bundle ? listMoreBundles(search) : []
  const isOne = more.length === 0
  const openDays = readDays(search)
  const days = openDays && closedPeriod(openDays)
  const countedSearch =
    client && bundle && days
      ? { organization_id: client, bundle_id: bundle, ...toDateRange(days) }
      : undefined
  const request = countedSearch && { ...countedSearch, ...options }
  const estimate = useExportEstimate(
    scope,
    // Several bundles are not counted, because each would require several requests.
    isOne && countedSearch ? { ...countedSearch, status: options.status } : undefined,
    services,
  )
  const { mutateAsync, error, variables } = useRequestExport(scope, kind)
  const [isConfirming, setIsConfirming] = useState(false)
  const closeDialog = () => setIsConfirming(false)
  const [hasTried, setHasTried] = useState(false)
  const picker = useRef<HTMLDivElement>(null)
  const period = useRef<HTMLDivElement>(null)

  /** Requests an export, and adds it to the export history. */
  async function requestExport(sent: NonNullable<typeof request>) {
    const entry = { kind, search: { ...search, ...days, bundle: sent.bundle_id, more: undefined } }
    const remember = (state: ExportEntry['state']) =>
      rememberExport(auth, scope, { ...entry, state })
    try {
      await mutateAsync(sent)
      remember('requested')
    } catch (caughtError) {
      if (!isSilent(caughtError)) remember(isUnknownOutcome(caughtError) ? 'unknown' : 'failed')
      throw caughtError
    }
  }

  const { submit: send, isPending } = useSubmit(
    async (confirmedRequest: NonNullable<typeof request>) => {
      try {
        await requestExport(confirmedRequest)
        void toast('success', t`You Will Recieve an Email Shortly!`)
      } catch {
        // The mutation's error is shown in the form.
      }
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setHasTried(true)
    // Focuses the last enabled picker, because the bundle picker is disabled until a client is chosen.
    if (!client || !bundle) return findAllIn(picker.current, 'usableInput').at(-1)?.focus()
    if (!request) return findIn(period.current, 'control')?.focus()
    if (problem) return findIn(event.currentTarget, 'usableInput')?.focus()
    const rows = estimate.data
    if (rows === undefined || rows > MAX_ROWS_UNCONFIRMED) setIsConfirming(true)
    else void send(request)
  }

  // An error belongs to the request that was sent, so the error disappears once the form's request changes.
  const isAnswered = JSON.stringify(variables) === JSON.stringify(request)
  const failure =
    isOne && error && !isSilent(error) && isAnswered ? describeError(error) : undefined
  const errorAt = (names: readonly string[]) =>
    joinSentences(
      names.flatMap((name) => failure?.fields[name] ?? []),
      i18n.locale,
    )
  const missingChoice =
    hasTried && !(client && bundle) ? (client ? t`Choose a bundle` : t`Choose a client`) : ''

  return (
    <div className={classes.narrow}>
      <Card>
        {/* Outside the export form, because the period filter contains a form and forms can't be nested. */}
        <div className={`${common.form} ${classes.form}`}>
          <div ref={picker} className={classes.picker}>
            <BundlePicker
              client={client}
              bundle={bundle}
              onPick={(pick) =>
                onSearch(pick.client === client ? pick : { ...pick, more: undefined })
              }
            />
            <FieldProblem text={missingChoice || markLanguage(errorAt(PICKED), failure?.lang)} />
          </div>
          {client && bundle ? (
            <Suspense>
              <MoreBundles
                client={client}
                bundle={bundle}
                more={more}
                onChange={(ids) => onSearch({ more: ids.join('\n') || undefined })}
              />
            </Suspense>
          ) : null}
          <div ref={period}>
            <p className={`${common.label} ${classes.label}`}>
              <Trans>Period</Trans>
            </p>
            <PeriodFilter
              value={days}
              presets={closedPeriodPresets}
              onChange={({ from, to }) => onSearch({ from, to })}
            />
            <FieldProblem
              text={
                days
                  ? markLanguage(errorAt(DAYS), failure?.lang)
                  : t`The URL has a date that does not exist. Choose the days again.`
              }
            />
          </div>
          <form
            method="post"
            noValidate
            aria-busy={isPending}
            className={`${common.form} ${classes.form}`}
            onSubmit={submit}
          >
            <div>
              {children}
              <FieldProblem text={hasTried ? problem : undefined} />
            </div>
            {days && isOne ? (
              <ExportEstimate kind={kind} isAsked={request !== undefined} estimate={estimate} />
            ) : null}
            {failure?.notAllowed ? (
              <NotAllowedState
                text={markLanguage(failure.fromServer, failure.lang)}
                action={null}
              />
            ) : (
              <FormSummary
                problem={failure}
                names={PLACED}
                look={<Trans>Check your inbox. The email can take a few minutes to arrive.</Trans>}
              />
            )}
            <Button type="submit" className={common.start} busy={isPending}>
              {action}
            </Button>
          </form>
        </div>
      </Card>
      {isConfirming && request ? (
        <LazyPart onFailure={closeDialog}>
          {isOne ? (
            <ConfirmExportDialog
              kind={kind}
              estimate={estimate}
              onClose={closeDialog}
              onConfirm={() => {
                closeDialog()
                void send(request)
              }}
            />
          ) : (
            <ExportBundlesDialog
              clientId={request.organization_id}
              bundleIds={[request.bundle_id, ...more]}
              send={(id) => requestExport({ ...request, bundle_id: id })}
              onClose={closeDialog}
            />
          )}
        </LazyPart>
      ) : null}
    </div>
  )
}

/** Errors for the fields above. */
function FieldProblem({ text }: { text: ReactNode }) {
  return text ? (
    <p role="alert" className={`${common.error} ${classes.error}`}>
      {text}
    </p>
  ) : null
}
