import type { HighlightedCode } from '@/ui/display/highlighted-code'
import type { PlatformId } from './sdk-search'

export type PlatformCode = Readonly<Record<string, HighlightedCode>>

export type Platform = {
  id: PlatformId
  name: string
  language: string
  /** The minimum requirements of an app. */
  requirement: string
  /** The place for the lines that install an SDK: a file, or the terminal. */
  installFile: string
  /** The files that declare permissions, in the order of the snippets `setUp.0`, `setUp.1`. */
  setUpFiles: readonly string[]
  loadCode: () => Promise<{ code: PlatformCode }>
}

export const platforms: readonly Platform[] = [
  {
    id: 'android',
    name: 'Android',
    language: 'Kotlin',
    requirement: 'Android 7.0 (API level 24) or later, and Kotlin 1.9 or later.',
    installFile: 'build.gradle.kts',
    setUpFiles: ['AndroidManifest.xml'],
    loadCode: () => import('./snippets/android?highlighted'),
  },
  {
    id: 'ios',
    name: 'iOS',
    language: 'Swift',
    requirement: 'iOS 14 or later, on a device: the simulator has no camera.',
    installFile: 'Podfile',
    setUpFiles: ['Info.plist'],
    loadCode: () => import('./snippets/ios?highlighted'),
  },
  {
    id: 'react-native',
    name: 'React Native',
    language: 'TypeScript',
    requirement: 'React Native 0.72 or later. Expo needs a development build.',
    installFile: 'Terminal',
    setUpFiles: ['android/app/src/main/AndroidManifest.xml', 'ios/YourApp/Info.plist'],
    loadCode: () => import('./snippets/react-native?highlighted'),
  },
  {
    id: 'flutter',
    name: 'Flutter',
    language: 'Dart',
    requirement: 'Flutter 3.10 with Dart 3 or later.',
    installFile: 'pubspec.yaml',
    setUpFiles: ['android/app/src/main/AndroidManifest.xml', 'ios/Runner/Info.plist'],
    loadCode: () => import('./snippets/flutter?highlighted'),
  },
  {
    id: 'cordova',
    name: 'Cordova',
    language: 'JavaScript',
    requirement: 'Cordova 12 with cordova-android 12 and cordova-ios 7, or later.',
    installFile: 'Terminal',
    setUpFiles: ['config.xml'],
    loadCode: () => import('./snippets/cordova?highlighted'),
  },
]

export function platformOf(id: PlatformId): Platform {
  const platform = platforms.find((candidate) => candidate.id === id)
  if (!platform) throw new Error(`There is no platform ${id}`)
  return platform
}
