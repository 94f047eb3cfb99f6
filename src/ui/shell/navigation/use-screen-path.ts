import { useRouterState } from '@tanstack/react-router'

/**
 * Returns the current screen's path. The path changes in the same render as the screen, not when the user clicks a
 * link.
 */
export function useScreenPath(): string {
  return useRouterState({
    select: ({ matches, location }) => (matches.at(-1) ?? location).pathname,
  })
}
