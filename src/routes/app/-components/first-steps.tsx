import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useOwnBundles } from '@/api/bundles'
import { useScope } from '@/api/core/use-scope'
import { pageDefaults } from '@/features/record-list/list-search'
import { usePreference } from '@/stores/preferences'
import { Badge } from '@/ui/display/badge'
import { Button } from '@/ui/form/button'
import { Illustration } from '@/ui/feedback/illustration'
import type { IllustrationName } from '@/ui/feedback/illustration-drawings'
import { RequestBundleLink } from './request-bundle-link'
import classes from './first-steps.module.css'

/** Shown instead of the charts until the client has data. The last step, the first session, brings the charts back. */
export function FirstSteps() {
  const scope = useScope()
  const bundles = useOwnBundles(scope)
  const count = bundles.data?.bundles.length ?? 0
  const docsOpened = usePreference('docsOpened')
  const hasBundles = count > 0
  const firstBundle = bundles.data?.bundles[0]
  return (
    <div className={classes.panel}>
      <h2 className={classes.title}>
        <Trans>Three steps to your first verification</Trans>
      </h2>
      <ol className={classes.steps}>
        <Step
          number={1}
          illustration="bundles"
          isDone={hasBundles}
          title={<Trans>Get a bundle and its key</Trans>}
          doneWhen={<Trans>Done once your provider has created a bundle for you.</Trans>}
        >
          <p>
            {hasBundles ? (
              <Plural
                value={count}
                one="You have # bundle. Send its key, which your provider gave you, with every call."
                other="You have # bundles. Send the bundle’s key, which your provider gave you, with every call."
              />
            ) : (
              <Trans>
                A bundle defines which checks a session runs. Your provider creates it and gives you
                its key, which you send with every call.
              </Trans>
            )}
          </p>
          {hasBundles ? (
            <Link to="/app/pages/bundle">
              <Trans>See your bundles</Trans>
            </Link>
          ) : (
            <span className={classes.links}>
              <RequestBundleLink />
              <CheckForBundle
                busy={bundles.isFetching}
                onCheck={() => bundles.refetch().then(({ data }) => data?.bundles.length === 0)}
              />
            </span>
          )}
        </Step>
        <Step
          number={2}
          illustration="console"
          isDone={docsOpened}
          title={<Trans>See how to call it</Trans>}
          doneWhen={<Trans>Done once you have opened either one.</Trans>}
        >
          <p>
            <Trans>From your server with the API, or from your app with the SDK.</Trans>
          </p>
          <span className={classes.links}>
            <Link to="/app/pages/api">
              <Trans>Read the API docs</Trans>
            </Link>
            <Link to="/app/pages/sdk">
              <Trans>Read the SDK docs</Trans>
            </Link>
          </span>
        </Step>
        <Step
          number={3}
          illustration="reading"
          isDone={false}
          title={<Trans>Start your first session</Trans>}
          doneWhen={
            <Trans>
              Done once you have started a session. Its figures then replace these steps.
            </Trans>
          }
        >
          <p>
            {hasBundles ? (
              <Trans>
                Try a check here without writing code, then start a session from your own app.
              </Trans>
            ) : (
              <Trans>
                This needs a bundle key. Until you have one, try a check here without writing code.
              </Trans>
            )}
          </p>
          <span className={classes.links}>
            <Link to="/app/pages/egnid-ocr">
              <Trans>Try ID text recognition</Trans>
            </Link>
            {firstBundle ? (
              <Link
                to="/app/pages/bundle/$bundleId/sessions"
                params={{ bundleId: firstBundle.id }}
                search={{ ...pageDefaults, tab: 'sessions' }}
              >
                <Trans>Find your sessions</Trans>
              </Link>
            ) : null}
          </span>
        </Step>
      </ol>
    </div>
  )
}

interface StepProps {
  number: number
  illustration: IllustrationName
  isDone: boolean
  title: ReactNode
  /** Shown until the step is done. */
  doneWhen: ReactNode
  children: ReactNode
}

function Step({ number, illustration, isDone, title, doneWhen, children }: StepProps) {
  return (
    <li className={classes.step} data-done={isDone}>
      <span className={classes.mark}>
        <span aria-hidden="true">{number}</span>
        {isDone ? (
          <Badge tone="success">
            <Trans>Done</Trans>
          </Badge>
        ) : null}
      </span>
      <Illustration name={illustration} />
      <strong>{title}</strong>
      {children}
      {isDone ? null : <span className={classes.until}>{doneWhen}</span>}
    </li>
  )
}

interface CheckForBundleProps {
  busy: boolean
  /** Resolves to whether the client's bundle is still missing. */
  onCheck: () => Promise<boolean>
}

/** Checks for a bundle on request, because the provider creates bundles without notifying this page. */
function CheckForBundle({ busy, onCheck }: CheckForBundleProps) {
  const [isMissing, setIsMissing] = useState(false)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        busy={busy}
        onClick={() => {
          if (busy) return
          setIsMissing(false)
          void onCheck().then(setIsMissing)
        }}
      >
        <Trans>Check for a bundle</Trans>
      </Button>
      <span role="status" className={classes.until}>
        {isMissing ? <Trans>No bundle yet.</Trans> : null}
      </span>
    </>
  )
}
