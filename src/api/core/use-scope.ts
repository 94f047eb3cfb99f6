import { useRouteContext } from '@tanstack/react-router'
import type { Scope } from '@/lib/realm'

/** Returns the current area's scope. Throws on a route whose guard adds no scope to the route context. */
export function useScope(): Scope {
  const scope = useRouteContext({ strict: false, select: (context) => context.scope })
  if (!scope) throw new Error('This route has no scope in its context')
  return scope
}
