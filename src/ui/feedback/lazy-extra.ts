import { lazy, type ReactNode } from 'react'
import { afterFirstScreen } from '@/browser/first-screen'

/**
 * Loads a component after the first screen, or earlier if it is needed. The portal works without the component, so
 * nothing is shown if loading fails.
 */
export const lazyExtra = <Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  whenNeeded?: Promise<void>,
) =>
  lazy(async (): Promise<{ default: (props: Props) => ReactNode }> => {
    await Promise.race([afterFirstScreen(), ...(whenNeeded ? [whenNeeded] : [])])
    return { default: await load().catch(() => () => null) }
  })
