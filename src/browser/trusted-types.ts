/** Script URLs of this build's vendors. */
const VENDORS = [
  ...(import.meta.env.VITE_GOOGLE_CLIENT_ID ? ['https://accounts.google.com/gsi/client'] : []),
  ...(import.meta.env.VITE_GA_ID ? ['https://www.googletagmanager.com/gtag/js?'] : []),
]

const isOwn = (address: string) => URL.parse(address, location.href)?.origin === location.origin

/**
 * Sets the Trusted Types policy (row H2). It rejects markup and code, and allows script URLs only on the portal's host
 * and at this build's vendors.
 */
export function limitInjection(): void {
  const { trustedTypes } = window
  // The static demo creates the policy before the portal starts, and the browser rejects a second policy.
  if (trustedTypes?.defaultPolicy) return
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (address) =>
      isOwn(address) || VENDORS.some((vendor) => address.startsWith(vendor)) ? address : null,
  })
}
