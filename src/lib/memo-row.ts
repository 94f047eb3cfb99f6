import { memo, type ReactNode } from 'react'

/** `memo` for a generic component, because React's own type loses the type parameter. */
export function memoRow<Props extends object>(
  component: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  return memo(component)
}
