import { lazy, type ReactNode } from 'react'

/** Loaded after the first paint. The portal works without it, so a failure shows nothing. */
export const lazyExtra = (load: () => Promise<() => ReactNode>) =>
  lazy(async () => ({ default: await load().catch(() => () => null) }))
