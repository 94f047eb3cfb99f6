import { camelCase } from '@/lib/camel-case'
import type { CodeLanguage, PlainCode } from '@/ui/display/highlighted-code'
import { sdkOptions, type SdkOption } from '@/routes/app/pages/-components/sdk-docs/sdk-options'
import { sdkResults, type SdkResult } from '@/routes/app/pages/-components/sdk-docs/sdk-results'
import { sdks, type Sdk } from '@/routes/app/pages/-components/sdk-docs/sdks'

type Snippet = PlainCode[string]

/** How a platform writes its snippets. Their content comes from the options and the results. */
export type PlatformTemplate = {
  language: CodeLanguage
  /** What installs an SDK, by the files of the platform. */
  install: (sdk: Sdk) => readonly Snippet[]
  setUp: readonly Snippet[]
  /** Before the lines of the options. */
  head: (sdk: Sdk) => string
  /** One option, with its value as code. */
  line: (option: SdkOption) => string
  /** After the lines of the options. */
  foot: string
  start: (sdk: Sdk) => string
  handle: (sdk: Sdk, results: readonly SdkResult[]) => string
  /** A whole app with one button, which shows how the run ended. */
  sample: (sdk: Sdk, results: readonly SdkResult[]) => string
}

/** Every snippet of a platform, by name. Those of an SDK end in its id. */
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

/** A value as code. A switch is only set to invert its default, so its value is known here. */
export function valueCode({ id, type, default: initial }: SdkOption, quote: '"' | "'"): string {
  if (type === 'boolean') return initial === 'true' ? 'false' : 'true'
  if (type === 'number') return `{{${id}}}`
  if (type === 'string') return `${quote}{{${id}}}${quote}`
  return camelCase(id)
}

/** How the app handles each result. */
export const resultHandlers: Readonly<Record<string, string>> = {
  BuilderError: 'reportMistake',
  Success: 'submit',
  CapturedImages: 'upload',
  UserExit: 'offerRestart',
  ServiceFailure: 'explain',
}

export const SECRETS_COMMENT = `// accessToken and bundleKey come from your server.
// Never put them into the app.`

/** The call of the sample app that asks for a token, and what it answers. */
export const SESSION_URL = 'https://your-server.example.com/verification'

export const SESSION_COMMENT =
  '// Your own server requests the access token, and answers with it and with the bundle key.'

/** The value of a result that the sample app shows; photos are not text. */
export function shownValue({ values: [first] }: SdkResult): string | undefined {
  return first === 'images' ? undefined : first
}

const CAMERA_TEXT = 'The camera takes the photos that confirm your identity.'

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
