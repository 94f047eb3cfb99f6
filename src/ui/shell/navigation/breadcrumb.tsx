import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { findAllIn, findIn } from '@/browser/dom-lookups'
import { crumbs } from './crumbs'
import { currentEntry } from './current-entry'
import type { MenuGroup } from './menu'
import { PathLink } from './path-link'
import { useCurrentScreenName } from '@/ui/shell/screen-name'
import { useShortcuts } from '@/ui/shortcuts/shortcuts'
import { useScreenPath } from './use-screen-path'
import common from '@/ui/display/common.module.css'
import classes from './breadcrumb.module.css'

export function Breadcrumb({ menu }: { menu: readonly MenuGroup[] }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const pathname = useScreenPath()
  const { ids: titles } = useCurrentScreenName()
  const routeAt = (path: string) => router.getMatchedRoutes(path)[2]
  const isScreen = (path: string) => routeAt(path)?.id.endsWith('$') === false
  const screenTitle = (path: string) => {
    const { fullPath = '', options } = routeAt(path) ?? {}
    const title = options?.staticData?.title
    return title && !/\$\w*\/?$/.test(fullPath) ? i18n._(title) : undefined
  }
  const list = crumbs(pathname, { menu, titles, isScreen, screenTitle })
  // A screen with its own menu entry isn't a record, so Esc has no list to return to.
  const isRecord = currentEntry(menu, pathname)?.exact === false
  useBackKey(isRecord && list.some(({ to }) => to))
  if (list.length === 0) return null
  return (
    <nav
      aria-label={t`Breadcrumb`}
      className={`${common.note} ${common.screenOnly} ${classes.breadcrumb}`}
    >
      <ol data-record={isRecord || undefined}>
        {list.map(({ key, label, to }, index) => (
          <li key={key} aria-current={index === list.length - 1 ? 'page' : undefined}>
            {to ? (
              <PathLink to={to} rel="up">
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

/** Returns from a record to its list on Esc, with the filters if the user came from the list. */
function useBackKey(hasParent: boolean): void {
  const { t } = useLingui()
  const goBack = () => {
    // Prefers a link with the list's filters over the plain path.
    const link = findIn(document, 'upLinkInScreen')
    const upLink = link ?? findAllIn(document, 'upLinkInBreadcrumb').at(-1)
    upLink?.click()
  }
  const keys = { Escape: { label: t`Back to the list`, run: goBack } }
  useShortcuts(hasParent ? keys : {}, t`Everywhere`)
}
