import { useRouteContext } from '@tanstack/react-router'
import type { Scope } from '@/lib/realm'

/** Returns the scope of the current area. It throws on a route whose guard puts none into the route context. */
export function useScope(): Scope {
  const scope = useRouteContext({ strict: false, select: (context) => context.scope })
  if (!scope) throw new Error('This route has no scope in its context')
  return scope
}
