import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconArrowsDiff,
  IconChevronDown,
  IconClipboardText,
  IconFileZip,
  IconPrinter,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { SessionDetail } from '@/backend/sessions'
import { copyText } from '@/browser/clipboard'
import { iconProps, smallIconProps } from '@/ui/display/icon-props'
import { Menu, type MenuItem } from '@/ui/overlays/menu'
import { toast } from '@/ui/feedback/toast'
import { useScreeningLinks } from '@/features/record-list/screening-links'
import {
  withoutOverlays,
  type SessionDetailSearch,
} from '@/features/sessions/session-detail-search'
import type { SessionLinks } from '@/features/sessions/session-links'
import { toScreenedPerson } from './extracted-data'
import { useSessionSummary } from './session-summary'
import common from '@/ui/display/common.module.css'
import classes from './session-menu.module.css'

interface SessionMenuProps {
  session: SessionDetail
  search: SessionDetailSearch
  links: SessionLinks
  /** Undefined for clients because only administrators may see images. */
  onExportZip: (() => void) | undefined
}

/** Menu of less common session actions: copy a summary, print, compare, screen the person. */
export function SessionMenu({ session, search, links, onExportZip }: SessionMenuProps) {
  const { t } = useLingui()
  const summary = useSessionSummary(session)
  const copy = async () => {
    if (await copyText(summary)) void toast('success', t`Summary copied, without personal data`)
    else void toast('failure', t`Your browser blocked copying.`)
  }
  const overlay = (overlaySearch: Partial<SessionDetailSearch>) => ({
    sessionId: session.session_id,
    search: { ...withoutOverlays(search), ...overlaySearch },
    openedAsOverlay: true,
  })
  return (
    <Menu
      className={`${common.screenOnly} ${classes.menu}`}
      items={(item) => (
        <>
          <button
            type="button"
            {...item}
            onClick={() => {
              item.onClick()
              void copy()
            }}
          >
            <IconClipboardText {...iconProps} />
            <Trans>Copy summary</Trans>
          </button>
          <Link {...links.to(overlay({ print: '1' }))} {...item}>
            <IconPrinter {...iconProps} />
            <Trans>Print view</Trans>
          </Link>
          <Link {...links.to(overlay({ compare: '' }))} {...item}>
            <IconArrowsDiff {...iconProps} />
            <Trans>Compare with another session</Trans>
          </Link>
          <ScreeningItems session={session} item={item} />
          {onExportZip ? (
            <button
              type="button"
              {...item}
              onClick={() => {
                item.onClick()
                onExportZip()
              }}
            >
              <IconFileZip {...iconProps} />
              <Trans>Export as zip</Trans>
            </button>
          ) : null}
        </>
      )}
    >
      <Trans>More</Trans>
      <IconChevronDown {...smallIconProps} />
    </Menu>
  )
}

/** A separate component, so the person's data is read only when the menu opens. */
function ScreeningItems({ session, item }: { session: SessionDetail; item: MenuItem }) {
  return useScreeningLinks(toScreenedPerson(session)).map(({ label, Icon, link }) => (
    <Link key={label} {...link} {...item}>
      <Icon {...iconProps} />
      {label}
    </Link>
  ))
}
