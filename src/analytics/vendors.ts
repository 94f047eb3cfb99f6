import type { UsageVendor } from './events'

/**
 * Loads the code of the vendors that the build has a key for. What is returned starts them at once, so that the caller
 * can ask for the consent right before. A vendor that is blocked or fails is skipped.
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
