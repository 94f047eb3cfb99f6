import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '@/ui/form/button'
import classes from './client-detail.module.css'

/** The screens that show something of one client, which is chosen there already. */
export function ClientScreens({ clientId: client }: { clientId: string }) {
  const { t } = useLingui()
  const look = buttonLook({ variant: 'light', size: 'xs' })
  return (
    <nav className={classes.screens} aria-label={t`Of this client`}>
      <Link to="/admin/sessions" search={{ client }} {...look}>
        <Trans>Sessions</Trans>
      </Link>
      <Link to="/admin/transactions" search={{ client }} {...look}>
        <Trans>Transactions</Trans>
      </Link>
      <Link to="/admin/analytic" search={{ client }} {...look}>
        <Trans>Billing</Trans>
      </Link>
      <Link to="/admin/export-data" search={{ client }} {...look}>
        <Trans>Export images</Trans>
      </Link>
      <Link to="/admin/export-transactions" search={{ client }} {...look}>
        <Trans>Export transactions</Trans>
      </Link>
    </nav>
  )
}
