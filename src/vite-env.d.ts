interface ImportMetaEnv {
  readonly VITE_PASSWORD_SUFFIX?: string
  readonly VITE_BRAND_NAME?: string
  readonly VITE_TERMS_URL?: string
  readonly VITE_GOOGLE_CLIENT_ID?: string
}
