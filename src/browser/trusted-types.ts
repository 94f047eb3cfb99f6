/** Script URLs of this build's vendors. */
const VENDORS = [
  ...(import.meta.env.VITE_GOOGLE_CLIENT_ID ? ['https://accounts.google.com/gsi/client'] : []),
  ...(import.meta.env.VITE_GA_ID ? ['https://www.googletagmanager.com/gtag/js?'] : []),
]

const isOwn = (address: string) => URL.parse(address, location.href)?.origin === location.origin

/**
 * Restricts strings through the content security policy (row H2). A string can't become markup or code, and a script
 * URL must be on the portal's own host or belong to a vendor of this build.
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
