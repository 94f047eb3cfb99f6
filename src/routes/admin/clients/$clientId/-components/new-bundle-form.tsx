import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, lazy, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ApiError, isSilent, isUnknownOutcome } from '@/api/core/api-error'
import { useCreateBundle, useProviderServices } from '@/api/bundle-details'
import type { BundleDetails, BundleInput } from '@/backend/bundle-details'
import { useFindBundle } from '@/api/bundles'
import { describeError, type ErrorDescription } from '@/api/core/errors'
import { useOrganizationDetails } from '@/api/organizations'
import { useScope } from '@/api/core/use-scope'
import { findIn } from '@/browser/dom-lookups'
import { UnsavedChanges } from '@/routes/-components/unsaved-changes'
import { useDraftOwner, useKeepDraft } from '@/routes/-components/use-keep-draft'
import { Data } from '@/ui/display/data'
import { NewTabLink } from '@/ui/display/new-tab-link'
import { PageHeader } from '@/ui/display/page-header'
import { SentenceGap } from '@/ui/display/joined-text'
import { NotAllowedState } from '@/ui/feedback/states'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { LoadingState } from '@/ui/feedback/loading-state'
import { FormSummary } from '@/ui/form/form-summary'
import { InlineAlert } from '@/ui/form/inline-alert'
import { useSubmit } from '@/ui/tasks/use-submit'
import { newDraft, parseBundleDraft, type BundleDraft } from './bundle-draft'
import { BundleFields } from './bundle-fields'
import { parseBundleRejection, getRemainingErrors, type BundleRejection } from './bundle-rejection'
import { KeptBundleNotice, keptBundles } from './kept-bundle'
import common from '@/ui/display/common.module.css'
import { markLanguage } from '@/ui/feedback/server-text'
import classes from './bundle.module.css'

const BundleReview = lazy(() =>
  import('./bundle-review').then((module) => ({ default: module.BundleReview })),
)

interface NewBundleFormProps {
  clientId: string
  /** The bundle to duplicate. */
  source: BundleDetails | undefined
  /** Whether to show the review. The portal shows it only while the draft is valid. */
  isReview: boolean
  /** Opens the review at its own URL, so Back returns to the form. */
  onReview: () => void
  onBack: () => void
  /** Opens the new bundle, or its client if the response contained no bundle. */
  onCreated: (client: string, bundle: string | undefined) => Promise<void>
}

/** The fields that the server rejected, and the draft that was sent. */
interface Failure {
  sentDraft: BundleDraft
  refusal: BundleRejection
  description: ErrorDescription
}

/**
 * Form that creates a bundle in three steps: fields, review, request. If the server rejects the request, the typed
 * values stay.
 */
export function NewBundleForm(props: NewBundleFormProps) {
  const scope = useScope()
  const { clientId, source, isReview, onReview, onBack, onCreated } = props
  const { t } = useLingui()
  const { services } = useProviderServices(scope).data
  const { mutateAsync: create } = useCreateBundle(scope)
  const find = useFindBundle(scope)
  /** Whether an earlier request may have created the bundle. */
  const mayExist = useRef(false)
  const [found, setFound] = useState<{ sentInput: BundleInput; id: string }>()
  const [firstDraft] = useState(() => newDraft(clientId, services, source))
  const key = `${clientId} ${source?.bundle_id}`
  const owner = useDraftOwner()
  const [kept] = useState(() => keptBundles.find(owner, key))
  useEffect(() => {
    if (kept) keptBundles.drop()
  }, [kept])
  const [draft, setDraft] = useState(kept?.draft ?? firstDraft)
  const isChanged = () => JSON.stringify(draft) !== JSON.stringify(firstDraft)
  const [hasTried, setHasTried] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [isLeaving, setIsLeaving] = useState(false)

  // Refetches on focus, because the client may get another service in another tab.
  const client = useOrganizationDetails(scope, draft.client, { refetchOnWindowFocus: 'always' })
  // An empty list means that the client's services are unknown.
  const ofClient = client.data?.services?.length ? client.data.services : undefined
  const { input, problems } = useMemo(() => parseBundleDraft(draft, ofClient), [draft, ofClient])
  const refusal = useMemo(
    () => failure && getRemainingErrors(failure.refusal, failure.sentDraft, draft),
    [failure, draft],
  )
  const visibleProblems = new Map([
    ...(hasTried && problems ? problems : []),
    ...(refusal?.problems ?? []),
  ])
  // Keeps the review while leaving, because the URL may change before the screen unmounts.
  const reviewedInput = isReview || isLeaving ? input : undefined
  const { form, focusProblem } = useProblemFocus(reviewedInput === undefined)
  // Focuses the name field, because a new screen focuses its heading by default.
  const nameField = useRef<HTMLInputElement>(null)
  useEffect(() => nameField.current?.focus(), [])

  function refuse(error: unknown, bundle: BundleInput) {
    const description = describeError(error)
    const { status }: Partial<ApiError> = error instanceof ApiError ? error : {}
    const rejection = parseBundleRejection(description, status, bundle)
    setFailure({ sentDraft: draft, refusal: rejection, description })
    if (rejection.problems.size + rejection.tiers.size === 0) return
    focusProblem()
    onBack()
  }

  const { submit: send, isPending } = useSubmit(async (bundle: BundleInput) => {
    const { organization_id, name } = bundle
    setFailure(undefined)
    setFound(undefined)
    try {
      const existingId = mayExist.current ? await find(organization_id, name) : undefined
      if (existingId) return setFound({ sentInput: bundle, id: existingId.id })
      const createdId = await create(bundle)
      void toast('success', t`Bundle Created Successfully!`)
      setIsLeaving(true)
      await onCreated(organization_id, createdId?.bundle_id)
    } catch (error) {
      if (isSilent(error)) return
      if (isUnknownOutcome(error)) mayExist.current = true
      refuse(error, bundle)
    }
  })
  useKeepDraft(keptBundles, owner, () =>
    isPending || isChanged() ? { key, draft: { draft, wasBeingCreated: isPending } } : undefined,
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    // Enter in the review's hits field must not create the bundle.
    if (reviewedInput) return
    setHasTried(true)
    if (input) onReview()
    else focusProblem()
  }

  const outcome = (
    <>
      {found && found.sentInput === reviewedInput ? (
        <InlineAlert tone="unknown">
          <Trans>This client now has a bundle with this name.</Trans>
          <SentenceGap />
          <NewTabLink
            to="/admin/clients/$clientId/$bundleId"
            params={{ clientId: reviewedInput.organization_id, bundleId: found.id }}
          >
            <Trans>Open bundle</Trans>
          </NewTabLink>
        </InlineAlert>
      ) : null}
      {failure && refusal?.elsewhere ? (
        <FailureAlert {...failure} text={refusal.elsewhere} />
      ) : null}
    </>
  )

  return (
    <>
      {reviewedInput ? (
        <PageHeader
          key="review"
          title={<Trans>Review the new bundle</Trans>}
          description={
            <Trans>
              A bundle cannot be changed once it is created. Check it before you continue.
            </Trans>
          }
        />
      ) : (
        <PageHeader
          key="form"
          title={<Trans>New bundle</Trans>}
          description={
            source ? (
              <Trans>
                Starts as a copy of <Data>{source.name}</Data>. You can review it before you create
                it.
              </Trans>
            ) : (
              <Trans>
                You cannot change a bundle after you create it. You can review it first.
              </Trans>
            )
          }
        />
      )}
      <form
        ref={form}
        method="post"
        noValidate
        aria-busy={isPending}
        className={`${common.stack} ${classes.page}`}
        onSubmit={submit}
      >
        <UnsavedChanges isDirty={() => !isPending && isChanged()} />
        {kept?.draft === draft ? <KeptBundleNotice {...kept} /> : null}
        {reviewedInput ? (
          <LazyPart fallback={<LoadingState />} onFailure={onBack}>
            {/* The review and the buttons load together, so nobody creates a bundle that isn't shown yet. */}
            <BundleReview input={reviewedInput} />
            {outcome}
            {/* The back button comes first, so a second click on "Review" can't create the bundle. */}
            <div className={classes.actions}>
              <Button variant="default" onClick={() => (isPending ? undefined : onBack())}>
                <Trans>Back to the form</Trans>
              </Button>
              <Button busy={isPending} onClick={() => void send(reviewedInput)}>
                <Trans>Create bundle</Trans>
              </Button>
            </div>
          </LazyPart>
        ) : (
          <>
            <BundleFields
              nameField={nameField}
              draft={draft}
              ofClient={ofClient}
              onChange={setDraft}
              problems={visibleProblems}
              problemsShown={hasTried}
              refusedTiers={refusal?.tiers}
            />
            {outcome}
            <div className={classes.actions}>
              <Button type="submit">
                <Trans>Review bundle</Trans>
              </Button>
            </div>
          </>
        )}
      </form>
    </>
  )
}

function FailureAlert({ description, sentDraft, text }: Failure & { text: string }) {
  const { title, notAllowed, fromServer, lang, isUnknown } = description
  if (notAllowed) return <NotAllowedState text={markLanguage(fromServer, lang)} action={null} />
  return (
    <FormSummary
      problem={{ title, text, lang, isUnknown }}
      names={[]}
      look={
        sentDraft.client ? (
          <NewTabLink to="/admin/clients/$clientId" params={{ clientId: sentDraft.client }}>
            <Trans>This client’s bundles</Trans>
          </NewTabLink>
        ) : null
      }
    />
  )
}

/** Returns a ref for the form, and a function that focuses the form's first problem once the form is shown. */
function useProblemFocus(isShown: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const isWanted = useRef(false)
  const [requests, setRequests] = useState(0)
  // A layout effect runs before the user can continue typing.
  useLayoutEffect(() => {
    if (!isWanted.current || !isShown) return
    isWanted.current = false
    findIn(form.current, 'problem')?.focus()
  }, [requests, isShown])
  const focusProblem = () => {
    isWanted.current = true
    setRequests(requests + 1)
  }
  return { form, focusProblem }
}
