import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EmptyIllustration } from '@/ui/feedback/illustrations'
import classes from './first-steps.module.css'

/** Takes the place of the charts until a client has any data. */
export function FirstSteps() {
  return (
    <div className={classes.panel}>
      <EmptyIllustration />
      <h2 className={classes.title}>
        <Trans>Three steps to your first verification</Trans>
      </h2>
      <ol className={classes.steps}>
        <li className={classes.step}>
          <strong>
            <Trans>Get a bundle key</Trans>
          </strong>
          <p>
            <Trans>
              A bundle defines which checks a session runs. Every call includes its key.
            </Trans>
          </p>
          <Link to="/app/pages/bundle">
            <Trans>See your bundles</Trans>
          </Link>
        </li>
        <li className={classes.step}>
          <strong>
            <Trans>See how to call it</Trans>
          </strong>
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
        </li>
        <li className={classes.step}>
          <strong>
            <Trans>Start your first session</Trans>
          </strong>
          <p>
            <Trans>
              Try a check here without writing code, then start a session from your own app.
            </Trans>
          </p>
          <Link to="/app/pages/egnid-ocr">
            <Trans>Try the ID text recognition</Trans>
          </Link>
        </li>
      </ol>
    </div>
  )
}
