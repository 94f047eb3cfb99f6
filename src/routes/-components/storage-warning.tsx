import { Trans } from '@lingui/react/macro'
import { InlineAlert } from '@/ui/form/inline-alert'
import classes from './storage-warning.module.css'

export function StorageWarning() {
  return (
    <div className={classes.banner}>
      <InlineAlert tone="warning" title={<Trans>You are signed in only in this tab.</Trans>}>
        <Trans>
          Your browser could not save your sign-in, so reloading or closing this tab signs you out.
        </Trans>
      </InlineAlert>
    </div>
  )
}
