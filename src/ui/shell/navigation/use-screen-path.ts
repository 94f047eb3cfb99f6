import { useRouterState } from '@tanstack/react-router'

/** The path of the screen that is shown. It changes in the same render as the screen, not when a click asks for it. */
export function useScreenPath(): string {
  return useRouterState({
    select: ({ matches, location }) => (matches.at(-1) ?? location).pathname,
  })
}
