import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@/ui/form/button'
import common from '@/ui/display/common.module.css'

/** The screens that show something of one client, which is chosen there already. */
export function ClientScreens({ clientId: client }: { clientId: string }) {
  const { t } = useLingui()
  const look = { variant: 'default', size: 'xs' } as const
  return (
    <nav className={common.row} aria-label={t`Client pages`}>
      <ButtonLink to="/admin/sessions" search={{ client }} {...look}>
        <Trans>Sessions</Trans>
      </ButtonLink>
      <ButtonLink to="/admin/transactions" search={{ client }} {...look}>
        <Trans>Transactions</Trans>
      </ButtonLink>
      <ButtonLink to="/admin/analytic" search={{ client }} {...look}>
        <Trans>Billing</Trans>
      </ButtonLink>
      <ButtonLink to="/admin/export-data" search={{ client }} {...look}>
        <Trans>Export images</Trans>
      </ButtonLink>
      <ButtonLink to="/admin/export-transactions" search={{ client }} {...look}>
        <Trans>Export transactions</Trans>
      </ButtonLink>
    </nav>
  )
}
