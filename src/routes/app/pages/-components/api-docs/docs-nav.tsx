import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import type { ServiceSummary } from '@/features/service-api/catalog/types'
import { iconProps } from '@/ui/display/icon-props'
import { DocsLink } from './docs-link'
import type { DocsSearch, DocsSection } from './docs-address'
import { useCallName } from './call-names'
import { chapterIds, parseChapter, useChapterName } from './chapter-names'
import type { PlanOrder } from './sort-by-plan'
import common from '@/ui/display/common.module.css'
import classes from './api-docs.module.css'

interface DocsNavProps {
  order: PlanOrder
  bundleName: string | undefined
  search: DocsSearch
  /** Name of the current part, for the collapsed list on a phone. */
  current: ReactNode
  /** The search, shown above the list. */
  children: ReactNode
}

/** Lists the documentation's parts, then the services, with the plan's services first. Collapsed on a phone. */
export function DocsNav({ order, bundleName, search, current, children }: DocsNavProps) {
  const { t } = useLingui()
  const id = useId()
  const key = `${search.service} ${search.section}`
  const [openAt, setOpenAt] = useState<string>()
  // Collapses when the user follows a link.
  const isOpen = openAt === key
  return (
    <div className={`${common.screenOnly} ${classes.side}`}>
      {children}
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        {current}
        <IconChevronDown {...iconProps} />
      </button>
      <nav id={id} aria-label={t`API documentation`} data-open={isOpen || undefined}>
        <Groups order={order} bundleName={bundleName} search={search} />
      </nav>
    </div>
  )
}

function Groups({ order, bundleName, search }: Omit<DocsNavProps, 'current' | 'children'>) {
  const { service, section } = search
  const chapterName = useChapterName()
  const chapter = parseChapter(section)
  const isStart = !service && !chapter && section !== 'errors' && section !== 'verifier'
  return (
    <>
      <ul className={classes.group}>
        <Entry to={{}} isCurrent={isStart} search={search}>
          <Trans>Getting started</Trans>
        </Entry>
        {chapterIds.map((id) => (
          <Entry
            key={id}
            to={{ section: id }}
            isCurrent={!service && chapter === id}
            search={search}
          >
            {chapterName(id)}
          </Entry>
        ))}
        <Entry
          to={{ section: 'errors' }}
          isCurrent={!service && section === 'errors'}
          search={search}
        >
          <Trans>Error codes</Trans>
        </Entry>
        <Entry
          to={{ section: 'verifier' }}
          isCurrent={!service && section === 'verifier'}
          search={search}
        >
          <Trans>HMAC verifier</Trans>
        </Entry>
      </ul>
      <Services
        title={<bdi translate="no">{bundleName}</bdi>}
        services={order.bundle}
        search={search}
      />
      <Services
        title={order.bundle.length > 0 ? <Trans>Also in your plan</Trans> : <Trans>Services</Trans>}
        services={order.plan}
        search={search}
      />
      <Services
        title={<Trans>Not in your plan</Trans>}
        services={order.notInPlan}
        search={search}
        isMuted
      />
    </>
  )
}

interface ServicesProps {
  title: ReactNode
  services: readonly ServiceSummary[]
  search: DocsSearch
  isMuted?: boolean
}

function Services({ title, services, search, isMuted }: ServicesProps) {
  const callName = useCallName()
  if (services.length === 0) return null
  return (
    <section className={classes.group} data-muted={isMuted}>
      <h2 className={`${common.caption} ${classes.title}`}>{title}</h2>
      <ul>
        {services.map(({ id }) => (
          <Entry
            key={id}
            // Switching services keeps the console open.
            to={{ service: id, section: search.section === 'console' ? 'console' : undefined }}
            isCurrent={search.service === id}
            search={search}
          >
            {callName(id)}
          </Entry>
        ))}
      </ul>
    </section>
  )
}

interface EntryProps {
  to: { service?: string; section?: DocsSection }
  isCurrent: boolean
  search: DocsSearch
  children: ReactNode
}

function Entry({ to, isCurrent, search, children }: EntryProps) {
  return (
    <li>
      <DocsLink
        search={{ bundle: search.bundle, ...to }}
        className={`${common.insetFocus} ${classes.link}`}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {children}
      </DocsLink>
    </li>
  )
}
