import type { UsageVendor } from './events'

/** Loads the vendors that the build has a key for. A vendor that is blocked or fails is skipped. */
export async function loadVendors(): Promise<UsageVendor[]> {
  const { VITE_POSTHOG_KEY: key, VITE_POSTHOG_HOST: host, VITE_GA_ID: id } = import.meta.env
  const vendors = await Promise.allSettled([
    ...(key ? [import('./posthog').then(({ createPostHog }) => createPostHog(key, host))] : []),
    ...(id
      ? [
          import('./google-analytics').then(({ createGoogleAnalytics }) =>
            createGoogleAnalytics(id),
          ),
        ]
      : []),
  ])
  return vendors.flatMap((vendor) => (vendor.status === 'fulfilled' ? [vendor.value] : []))
}
