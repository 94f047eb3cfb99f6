import { lazy, type ReactNode } from 'react'
import { afterFirstScreen } from '@/browser/first-screen'

/**
 * Loads a component after the first screen, or earlier if needed. The portal works without the component, so a failure
 * shows nothing.
 */
export const lazyExtra = <Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  whenNeeded?: Promise<void>,
) =>
  lazy(async (): Promise<{ default: (props: Props) => ReactNode }> => {
    await Promise.race([afterFirstScreen(), ...(whenNeeded ? [whenNeeded] : [])])
    return { default: await load().catch(() => () => null) }
  })
