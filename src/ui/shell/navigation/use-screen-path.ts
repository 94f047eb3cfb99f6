import { useRouterState } from '@tanstack/react-router'

/** Returns the current screen's path. It changes in the same render as the screen, not when a click requests it. */
export function useScreenPath(): string {
  return useRouterState({
    select: ({ matches, location }) => (matches.at(-1) ?? location).pathname,
  })
}
