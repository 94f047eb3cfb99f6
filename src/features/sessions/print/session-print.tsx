import { Trans, useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import type { SessionDetail } from '@/api/sessions/schema'
import { revealPage, useRevealed } from '@/features/masking/reveal'
import ticks from '@/ui/table/table-tick.module.css'
import type { SessionTarget } from '@/features/sessions/session-detail-search'
import type { SessionLinks } from '@/features/sessions/session-links'
import { PrintPage } from './print-page'
import classes from './session-print.module.css'

interface SessionSheetProps {
  session: SessionDetail
  /** The session itself. */
  target: SessionTarget
  links: SessionLinks
}

/** A session as one sheet of paper. With the screen before it what that had revealed is gone: it starts masked. */
export function SessionPrint({ session, target, links }: SessionSheetProps) {
  const { t } = useLingui()
  const personal = useRevealed(({ page }) => page)
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
            onChange={(event) => revealPage(event.currentTarget.checked)}
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
      <PrintPage session={session} />
    </>
  )
}
