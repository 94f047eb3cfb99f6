import { useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import classes from './breadcrumb.module.css'
import { crumbs } from './crumbs'
import { currentEntry } from './current-entry'
import type { MenuGroup } from './menu'
import { PathLink } from './path-link'
import { useBackKey } from '@/ui/shell/use-back-key'

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
