/** The name of the provider, shown on every screen. */
export const brandName = import.meta.env.VITE_BRAND_NAME

/** The document's title on a screen that has these names. */
export const documentTitle = (...names: (string | undefined)[]) =>
  [...names, brandName].filter(Boolean).join(' · ')

/** The target of "Terms and Conditions". */
export const termsUrl = import.meta.env.VITE_TERMS_URL

/** The host of the service API in samples, without a trailing slash: the configured one, or a fictitious one. */
export const serviceApiUrl =
  import.meta.env.VITE_SERVICE_API_URL?.replace(/\/+$/, '') || 'https://api.example.com'

/** The version of the portal, as named by the specification. */
export const version = '1.4.6'
