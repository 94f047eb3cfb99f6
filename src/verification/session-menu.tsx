import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconArrowsDiff,
  IconChevronDown,
  IconClipboardText,
  IconPrinter,
} from '@tabler/icons-react'
import { useId } from 'react'
import type { SessionDetail } from '@/api/sessions/schema'
import { copyText } from '@/lib/clipboard'
import { iconProps, smallIconProps } from '@/ui/icon-props'
import { useMenuButton } from '@/ui/shell/use-menu-button'
import { toast } from '@/ui/toast'
import { plainSearch } from './plain-search'
import type { SessionDetailSearch } from './session-detail-search'
import type { SessionLinks } from './session-links'
import { useSessionSummary } from './session-summary'
import classes from './session-menu.module.css'

interface SessionMenuProps {
  session: SessionDetail
  search: SessionDetailSearch
  links: SessionLinks
}

/** What else can be done with one session. */
export function SessionMenu({ session, search, links }: SessionMenuProps) {
  const { t } = useLingui()
  const id = useId()
  const summary = useSessionSummary(session)
  const { opened, close, root, button, list } = useMenuButton()
  const copy = async () => {
    close()
    if (await copyText(summary)) void toast('success', t`Summary copied, without personal data`)
    else void toast('failure', t`The browser does not allow copying.`)
  }
  const item = { role: 'menuitem', tabIndex: -1, onClick: close }
  const here = { sessionId: session.session_id, over: true }
  return (
    <div className={classes.root} {...root}>
      <button
        type="button"
        id={id}
        className={classes.button}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-menu` : undefined}
        {...button}
      >
        <Trans>More</Trans>
        <IconChevronDown {...smallIconProps} />
      </button>
      {opened ? (
        <div
          role="menu"
          id={`${id}-menu`}
          aria-labelledby={id}
          tabIndex={-1}
          className={classes.menu}
          {...list}
        >
          <button type="button" role="menuitem" tabIndex={-1} onClick={() => void copy()}>
            <IconClipboardText {...iconProps} />
            <Trans>Copy summary</Trans>
          </button>
          {links.to(
            { ...here, search: { ...plainSearch(search), print: '1' } },
            {
              ...item,
              children: (
                <>
                  <IconPrinter {...iconProps} />
                  <Trans>Print sheet</Trans>
                </>
              ),
            },
          )}
          {links.to(
            { ...here, search: { ...plainSearch(search), compare: '' } },
            {
              ...item,
              children: (
                <>
                  <IconArrowsDiff {...iconProps} />
                  <Trans>Compare with another</Trans>
                </>
              ),
            },
          )}
        </div>
      ) : null}
    </div>
  )
}
