import { Trans, useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import type { SessionDetail } from '@/api/sessions/schema'
import { revealWhole, useVeil } from '@/features/masking/reveal'
import ticks from '@/ui/table/table-tick.module.css'
import type { SessionTarget } from '@/features/sessions/session-detail-search'
import type { SessionLinks } from '@/features/sessions/session-links'
import { SheetPage } from './print-page'
import classes from './session-print.module.css'

interface SessionSheetProps {
  session: SessionDetail
  /** The session itself. */
  target: SessionTarget
  links: SessionLinks
}

/** A session as one sheet of paper. With the screen before it what that had revealed is gone: it starts masked. */
export function SessionSheet({ session, target, links }: SessionSheetProps) {
  const { t } = useLingui()
  const personal = useVeil((veil) => veil.whole)
  return (
    <>
      <div className={classes.controls} role="group" aria-label={t`Print sheet`}>
        {links.to(target, {
          className: classes.back,
          children: <Trans>Back to the session</Trans>,
        })}
        <label className={classes.choice}>
          <input
            type="checkbox"
            className={ticks.tick}
            checked={personal}
            onChange={(event) => revealWhole(event.currentTarget.checked)}
          />
          <Trans>Include personal data</Trans>
        </label>
        <Button onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <p className={classes.note}>
        <Trans>What is included is masked again after a minute, and when you leave this tab.</Trans>
      </p>
      <SheetPage session={session} />
    </>
  )
}
