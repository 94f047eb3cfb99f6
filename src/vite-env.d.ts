declare const BUILD_YEAR: number
/** Whether the build has an analytics vendor's key. Without a key, the build contains no vendor code. */
declare const USAGE_ANALYTICS: boolean
/**
 * Whether and where unexpected errors are reported. Without VITE_ERROR_REPORT_URL, the build contains no reporting
 * code.
 */
declare const ERROR_REPORTS: 'off' | 'own host' | 'other host'
/**
 * Brand constants (tools/vite/brand.ts): shades, chart colors, the language for a first visit, and whether there are a
 * logo and a drawing.
 */
declare const BRAND_SHADES: import('@mantine/core').MantineColorsTuple
/** `#rrggbb`, in lowercase. */
declare const BRAND_COLOR: string
declare const BRAND_CHARTS: Readonly<Record<'light' | 'dark', readonly string[]>>
declare const BRAND_LOCALE: import('./lib/locales').Locale
declare const BRAND_LOGO: boolean
declare const BRAND_DRAWING: boolean

interface ImportMetaEnv {
  readonly VITE_PASSWORD_SUFFIX?: string
  readonly VITE_BRAND_NAME: string
  readonly VITE_TERMS_URL: string
  readonly VITE_SUPPORT_URL?: string
  readonly VITE_GOOGLE_CLIENT_ID?: string
  readonly VITE_SERVICE_API_URL?: string
  readonly VITE_POSTHOG_KEY?: string
  readonly VITE_POSTHOG_HOST?: string
  readonly VITE_GA_ID?: string
  readonly VITE_ERROR_REPORT_URL?: string
  readonly VITE_PLAIN_PASSWORD_RETRY?: 'login' | 'all' | 'off'
  readonly VITE_ANALYTICS_CONSENT?: 'ask' | 'on' | 'off'
}

interface Navigator {
  /** Global Privacy Control, if the browser supports it. */
  readonly globalPrivacyControl?: boolean
  /** Network information, if the browser supports it. */
  readonly connection?: { readonly effectiveType?: string }
}

interface Window {
  /** Trusted Types, if the browser supports them. A rule that returns null rejects the value. */
  readonly trustedTypes?: {
    readonly defaultPolicy: unknown
    createPolicy(
      name: string,
      rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
    ): unknown
  }
}

/** Code that is highlighted at build time (tools/vite/highlighted-code.ts). */
declare module '*?highlighted' {
  export const code: Readonly<
    Record<string, import('./ui/display/highlighted-code').HighlightedCode>
  >
}
