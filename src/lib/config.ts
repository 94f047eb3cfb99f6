/** The provider's name, shown on every screen. */
export const brandName = import.meta.env.VITE_BRAND_NAME

/** Returns the document title for a screen with these names. */
export const documentTitle = (...names: (string | undefined)[]) =>
  [...names, brandName].filter(Boolean).join(' · ')

/** Target of the "Terms and Conditions" link. */
export const termsUrl = import.meta.env.VITE_TERMS_URL

/** The service API's host in samples, without a trailing slash: the configured host, or a fictitious host. */
export const serviceApiUrl =
  import.meta.env.VITE_SERVICE_API_URL?.replace(/\/+$/, '') || 'https://api.example.com'

/** The portal's version, as given in the specification. */
export const version = '1.4.6'
