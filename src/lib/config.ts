/** The provider's name on every screen. */
export const brandName = import.meta.env.VITE_BRAND_NAME || 'Verification portal'

/** Where "Terms and Conditions" leads. */
export const termsUrl = import.meta.env.VITE_TERMS_URL || 'https://example.com/terms'
