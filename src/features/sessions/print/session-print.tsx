import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { SessionDetail } from '@/backend/sessions'
import { personalKinds } from '@/features/masking/mask-json'
import { revealPage, useRevealed } from '@/features/masking/reveal'
import { extractedData } from '@/features/sessions/detail/extracted-data'
import type { PersonalKind } from '@/lib/personal'
import type { SessionTarget } from '@/features/sessions/session-detail-search'
import type { SessionLinks } from '@/features/sessions/session-links'
import { PrintButton } from './print-button'
import { PrintPage } from './print-page'
import common from '@/ui/display/common.module.css'
import classes from './session-print.module.css'

interface SessionPrintProps {
  session: SessionDetail
  target: SessionTarget
  links: SessionLinks
}

/** Shows a session's print view. It starts masked, even if data was revealed on the previous screen. */
export function SessionPrint({ session, target, links }: SessionPrintProps) {
  const { t } = useLingui()
  const includesPersonal = useRevealed(({ page }) => page > 0)
  const includesSome = useRevealed(({ values }) => [...values.values()].some(Boolean))
  const { reference_user_id } = session
  const contents: PersonalKind[] = includesPersonal
    ? personalKinds({ reference_user_id, data: extractedData(session) })
    : includesSome
      ? ['text']
      : []
  return (
    <>
      <div
        className={`${common.row} ${common.screenOnly} ${classes.controls}`}
        role="group"
        aria-label={t`Print view`}
      >
        <Link {...links.back(target)} className={classes.back} rel="up">
          <Trans>Back to the session</Trans>
        </Link>
        <Checkbox
          checked={includesPersonal}
          onChange={(event) => revealPage(event.currentTarget.checked)}
          label={<Trans>Include personal data</Trans>}
        />
        <PrintButton contents={contents} people={1} />
      </div>
      <p className={`${common.note} ${common.screenOnly} ${classes.note}`}>
        <Trans>Personal data is masked again after a minute, and when you leave this tab.</Trans>
      </p>
      <PrintPage session={session} />
    </>
  )
}
