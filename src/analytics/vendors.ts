import type { UsageVendor } from './events'

/**
 * Loads the vendors that have a key in this build, except vendors that are blocked or fail. The returned function
 * starts them synchronously, so the caller can check consent immediately before.
 */
export async function loadVendors(): Promise<() => UsageVendor[]> {
  const { VITE_POSTHOG_KEY: key, VITE_POSTHOG_HOST: host, VITE_GA_ID: id } = import.meta.env
  const results = await Promise.allSettled([
    ...(key ? [import('./posthog').then((module) => () => module.createPostHog(key, host))] : []),
    ...(id
      ? [import('./google-analytics').then((module) => () => module.createGoogleAnalytics(id))]
      : []),
  ])
  return () =>
    results.flatMap((vendor) => {
      try {
        return vendor.status === 'fulfilled' ? [vendor.value()] : []
      } catch {
        return []
      }
    })
}
