/** Where the scripts of the vendors of this build are. */
const VENDORS = [
  ...(import.meta.env.VITE_GOOGLE_CLIENT_ID ? ['https://accounts.google.com/gsi/client'] : []),
  ...(import.meta.env.VITE_GA_ID ? ['https://www.googletagmanager.com/gtag/js?'] : []),
]

const isOwn = (address: string) => URL.parse(address, location.href)?.origin === location.origin

/**
 * What the content security policy lets a string become (row H2): no markup, no code, and the address of a script only
 * on the portal's own host or where a vendor of this build has its script.
 */
export function limitInjection(): void {
  const { trustedTypes } = window
  // The static demo needs it before the portal starts, and a second one is refused.
  if (trustedTypes?.defaultPolicy) return
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (address) =>
      isOwn(address) || VENDORS.some((vendor) => address.startsWith(vendor)) ? address : null,
  })
}
