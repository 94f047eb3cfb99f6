import { camelCase } from '@/lib/camel-case'
import type { CodeLanguage, PlainCode } from '@/ui/display/highlighted-code'
import { sdkOptions, type SdkOption } from '@/routes/app/pages/-components/sdk-docs/sdk-options'
import { sdkResults, type SdkResult } from '@/routes/app/pages/-components/sdk-docs/sdk-results'
import { sdks, type Sdk } from '@/routes/app/pages/-components/sdk-docs/sdks'

type Snippet = PlainCode[string]

/** Template for a platform's snippets. The options and results provide the content. */
export type PlatformTemplate = {
  language: CodeLanguage
  /** Snippets that install an SDK, one for each platform file. */
  install: (sdk: Sdk) => readonly Snippet[]
  setUp: readonly Snippet[]
  /** Text before the option lines. */
  head: (sdk: Sdk) => string
  /** Line that sets one option, with the option's value as code. */
  line: (option: SdkOption) => string
  /** Text after the option lines. */
  foot: string
  start: (sdk: Sdk) => string
  handle: (sdk: Sdk, results: readonly SdkResult[]) => string
  /** Complete app with a single button. The button starts a run and then shows how the run ended. */
  sample: (sdk: Sdk, results: readonly SdkResult[]) => string
}

/** Returns a platform's snippets by name. The name of an SDK-specific snippet contains the SDK's ID. */
export function platformCode(template: PlatformTemplate): PlainCode {
  const { language, install, setUp, head, line, foot, start, handle, sample } = template
  const bySdk = sdks.flatMap((sdk) => [
    ...install(sdk).map((snippet, index) => [`install.${sdk.id}.${index}`, snippet]),
    [`head.${sdk.id}`, { language, text: head(sdk) }],
    [`start.${sdk.id}`, { language, text: start(sdk) }],
    [`handle.${sdk.id}`, { language, text: handle(sdk, listResults(sdk)) }],
    [`sample.${sdk.id}`, { language, text: sample(sdk, listResults(sdk)) }],
  ])
  const lines = sdkOptions.map((option) => [
    `option.${option.id}`,
    { language, text: line(option) },
  ])
  return Object.fromEntries([
    ...bySdk,
    ...lines,
    ...setUp.map((snippet, index) => [`setUp.${index}`, snippet]),
    ...(foot ? [['foot', { language, text: foot }]] : []),
  ])
}

function listResults({ id }: Sdk): readonly SdkResult[] {
  return sdkResults.filter((result) => result.sdks.includes(id))
}

export const pascalCase = (id: string) => {
  const name = camelCase(id)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Formats a value as code. A snippet sets a switch only to invert its default, so the switch's value is known here. */
export function valueCode({ id, type, default: initial }: SdkOption, quote: '"' | "'"): string {
  if (type === 'boolean') return initial === 'true' ? 'false' : 'true'
  if (type === 'number') return `{{${id}}}`
  if (type === 'string') return `${quote}{{${id}}}${quote}`
  return camelCase(id)
}

/** Names of the app's handler functions, keyed by result. */
export const resultHandlers: Readonly<Record<string, string>> = {
  BuilderError: 'reportMistake',
  Success: 'submit',
  CapturedImages: 'upload',
  UserExit: 'offerRestart',
  ServiceFailure: 'explain',
}

export const SECRETS_COMMENT = `// accessToken and bundleKey come from your server.
// Never put them in the app.`

/** The sample app's token URL, and a comment that describes its response. */
export const SESSION_URL = 'https://your-server.example.com/verification'

export const SESSION_COMMENT =
  '// Your server requests the access token and returns it together with the bundle key.'

/** Returns the result value that the sample app shows, or undefined for photos, because they can't be shown as text. */
export function shownValue({ values: [first] }: SdkResult): string | undefined {
  return first === 'images' ? undefined : first
}

const CAMERA_TEXT = 'The app takes photos to verify your identity.'

export const androidManifest: Snippet = {
  language: 'xml',
  text: `<manifest xmlns:android="http://schemas.android.com/apk/res/android">
    <uses-permission android:name="android.permission.INTERNET" />
    <uses-permission android:name="android.permission.CAMERA" />
</manifest>`,
}

export const infoPlist: Snippet = {
  language: 'xml',
  text: `<key>NSCameraUsageDescription</key>
<string>${CAMERA_TEXT}</string>`,
}

export const cordovaConfig: Snippet = {
  language: 'xml',
  text: `<platform name="android">
    <config-file target="AndroidManifest.xml" parent="/manifest">
        <uses-permission android:name="android.permission.CAMERA" />
    </config-file>
</platform>
<platform name="ios">
    <config-file target="*-Info.plist" parent="NSCameraUsageDescription">
        <string>${CAMERA_TEXT}</string>
    </config-file>
</platform>`,
}
