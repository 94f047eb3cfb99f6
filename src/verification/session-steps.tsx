import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatNumber } from '@/lib/format'
import { iconProps } from '@/ui/icon-props'
import { useShortcuts } from '@/ui/shortcuts'
import { plainSearch } from './plain-search'
import type { SessionDetailSearch, SessionTarget } from './session-detail-search'
import type { SessionLinks } from './session-links'
import type { Neighbours } from './session-neighbours'
import classes from './session-steps.module.css'

interface SessionStepsProps {
  neighbours: Neighbours | undefined
  search: SessionDetailSearch
  links: SessionLinks
}

/** To the sessions before and after this one, by link and by `[` `]`. Its room is kept while they are unknown. */
export function SessionSteps({ neighbours, search, links }: SessionStepsProps) {
  const { t, i18n } = useLingui()
  const { previous, next } = neighbours ?? {}
  const target = (step: typeof next): SessionTarget | undefined =>
    step && {
      sessionId: step.sessionId,
      search: { ...plainSearch(search), page: step.page },
    }
  const [back, forth] = [target(previous), target(next)]
  useShortcuts({
    ...(back ? { '[': { label: t`Previous session`, run: () => links.go(back) } } : {}),
    ...(forth ? { ']': { label: t`Next session`, run: () => links.go(forth) } } : {}),
  })
  const step = (to: SessionTarget | undefined, label: string, key: string, icon: ReactNode) =>
    to ? (
      links.to(to, {
        className: classes.step,
        'aria-label': label,
        title: `${label} (${key})`,
        children: icon,
      })
    ) : (
      <span className={classes.step} data-none>
        {icon}
      </span>
    )
  const position = neighbours && formatNumber(neighbours.position, i18n.locale)
  const total = neighbours && formatNumber(neighbours.total, i18n.locale)
  return (
    <nav
      className={classes.steps}
      aria-label={t`Sessions of the list`}
      aria-hidden={neighbours ? undefined : true}
      data-unknown={neighbours ? undefined : true}
    >
      {step(back, t`Previous session`, '[', <IconChevronLeft {...iconProps} />)}
      <span className={classes.position}>
        {neighbours ? (
          <bdi>
            <Trans>
              {position} of {total}
            </Trans>
          </bdi>
        ) : null}
      </span>
      {step(forth, t`Next session`, ']', <IconChevronRight {...iconProps} />)}
    </nav>
  )
}
