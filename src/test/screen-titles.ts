import { i18n } from '@lingui/core'
import { createMemoryHistory } from '@tanstack/react-router'
import { createQueryClient } from '@/api/core/query-client'
import { createAuthSession } from '@/auth/session/auth-session'
import { createAppRouter } from '@/router'
import { memoryStorage } from './scripted-backend'

/** Returns the title of every screen in the route tree, keyed by path. */
export function screenTitles(): ReadonlyMap<string, string> {
  const { routesById } = createAppRouter({
    queryClient: createQueryClient(),
    auth: createAuthSession({ storage: memoryStorage() }),
    history: createMemoryHistory(),
  })
  const titles = new Map<string, string>()
  for (const { fullPath, options } of Object.values(routesById)) {
    const title = options.staticData?.title
    if (title) titles.set(fullPath.replace(/\/$/, ''), i18n._(title))
  }
  return titles
}
