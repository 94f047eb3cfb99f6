import { Link, type LinkOptions } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { useCurrentInView } from './use-current-in-view'
import common from '@/ui/display/common.module.css'
import classes from './tab-links.module.css'

interface TabLinksProps {
  label: string
  tabs: readonly { key: string; label: ReactNode; link: LinkOptions; current: boolean }[]
}

/** Links to a screen's parts. Each part has a URL and can open in a new browser tab. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const nav = useRef<HTMLElement>(null)
  // Scrolls to the current tab, because not all tabs may fit on a phone.
  useCurrentInView(nav, tabs.find((tab) => tab.current)?.key, true)
  return (
    <nav ref={nav} aria-label={label} className={classes.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          {...tab.link}
          className={`${common.insetFocus} ${classes.tab}`}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
