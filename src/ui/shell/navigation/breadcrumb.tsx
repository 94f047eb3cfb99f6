import { useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { crumbs } from './crumbs'
import { currentEntry } from './current-entry'
import type { MenuGroup } from './menu'
import { PathLink } from './path-link'
import { useEffect, useRef } from 'react'
import { useShortcuts } from '@/ui/shell/shortcuts'
import classes from './breadcrumb.module.css'

type BreadcrumbProps = {
  menu: readonly MenuGroup[]
  titles: Readonly<Record<string, string>> | undefined
}

export function Breadcrumb({ menu, titles }: BreadcrumbProps) {
  const { t } = useLingui()
  const router = useRouter()
  // Of the screen that is shown, not of the one that is being loaded.
  const pathname = useRouterState({
    select: (state) => (state.resolvedLocation ?? state.location).pathname,
  })
  const isScreen = (path: string) => {
    const found = router.getMatchedRoutes(path)[2]
    return found !== undefined && !found.id.endsWith('$')
  }
  const list = crumbs(pathname, { menu, titles, isScreen })
  // An entry of the menu is no record of anything: nothing is above it.
  const isRecord = currentEntry(menu, pathname)?.exact === false
  useBackKey(isRecord ? list.findLast((crumb) => crumb.to)?.to : undefined)
  if (list.length === 0) return null
  return (
    <nav aria-label={t`Breadcrumb`} className={classes.breadcrumb}>
      <ol>
        {list.map(({ key, label, to }, index) => (
          <li key={key} aria-current={index === list.length - 1 ? 'page' : undefined}>
            {to ? (
              <PathLink to={to}>
                <bdi>{label}</bdi>
              </PathLink>
            ) : (
              <bdi>{label}</bdi>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Esc leads from a record to the list above it; with its filters, when the person came from there. */
function useBackKey(parent: string | undefined): void {
  const { t } = useLingui()
  const router = useRouter()
  const before = useRef<string>(undefined)

  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (pathChanged) before.current = fromLocation?.pathname
      }),
    [router],
  )

  const run = () => {
    // A record that carries the filters of its list knows the way better than its path.
    const up = document.querySelector<HTMLElement>('main a[rel~="up"]')
    if (before.current === parent) router.history.back()
    else if (up) up.click()
    else if (parent) router.history.push(parent)
  }
  useShortcuts(parent ? { Escape: { label: t`Back to the list`, run } } : {}, t`Everywhere`)
}
