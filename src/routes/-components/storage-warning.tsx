import { Trans } from '@lingui/react/macro'
import { InlineAlert } from '@/ui/form/inline-alert'
import classes from './storage-warning.module.css'

export function StorageWarning() {
  return (
    <div className={classes.banner}>
      <InlineAlert tone="warning" title={<Trans>Your sign-in is kept in this tab only.</Trans>}>
        <Trans>
          The browser could not store it, so reloading or closing the tab signs you out.
        </Trans>
      </InlineAlert>
    </div>
  )
}
