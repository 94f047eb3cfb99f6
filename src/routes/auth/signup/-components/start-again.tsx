import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import classes from './step-page.module.css'

/** What is said of a sign-up that the server knows no more. */
export function useExpiredText() {
  const { t } = useLingui()
  return {
    title: t`This sign-up has expired`,
    text: t`Start again with your email; it takes a minute.`,
    fields: {},
  }
}

export function StartAgain() {
  return (
    <p className={classes.foot}>
      <Link to="/auth/signup">
        <Trans>Start again</Trans>
      </Link>
    </p>
  )
}
