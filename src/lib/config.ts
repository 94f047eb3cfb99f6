/** The name of the provider, shown on every screen. */
export const brandName = import.meta.env.VITE_BRAND_NAME || 'Verification portal'

/** The target of "Terms and Conditions". */
export const termsUrl = import.meta.env.VITE_TERMS_URL || 'https://example.com/terms'

/** Where a client asks for a bundle: a page, or a new email. Undefined where the provider names neither. */
export function supportHref(): string | undefined {
  const contact = import.meta.env.VITE_SUPPORT_URL
  if (!contact) return undefined
  return /^(?:https?|mailto):/i.test(contact) ? contact : `mailto:${contact}`
}
