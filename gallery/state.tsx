import type { FunctionComponent, ReactNode } from 'react'

type State = 'hover' | 'active' | 'focus'

/** Shows its controls as if they were hovered, pressed or focused. */
export function State({ of, children }: { of: State; children: ReactNode }) {
  return (
    <div style={{ display: 'contents' }} data-state={of}>
      {children}
    </div>
  )
}

/** An example in that state. */
export const inState = (of: State, Part: FunctionComponent) => () => (
  <State of={of}>
    <Part />
  </State>
)
