import type { HighlightedCode } from '@/ui/display/highlighted-code'
import type { PlatformId } from './sdk-search'

export type PlatformCode = Readonly<Record<string, HighlightedCode>>

export type Platform = {
  id: PlatformId
  name: string
  language: string
  /** The app's minimum requirements. */
  requirement: string
  /** Targets of the install snippets `install.0`, `install.1`, in that order: files, or the terminal. */
  installFiles: readonly string[]
  /** Explains how the install snippets relate to each other. Set if there are several. */
  installNote?: string
  /** Files that declare permissions, in the order of the snippets `setUp.0`, `setUp.1`. */
  setUpFiles: readonly string[]
  /** Name of the sample app's file. */
  sampleFile: string
  loadCode: () => Promise<{ code: PlatformCode }>
}

export const platforms: readonly Platform[] = [
  {
    id: 'android',
    name: 'Android',
    language: 'Kotlin',
    requirement: 'Android 7.0 (API level 24) or later, and Kotlin 1.9 or later.',
    installFiles: ['settings.gradle.kts', 'build.gradle.kts'],
    installNote:
      'The first block adds the repository. Put its credentials in your user-level gradle.properties, not in the project.',
    setUpFiles: ['AndroidManifest.xml'],
    sampleFile: 'MainActivity.kt',
    loadCode: () => import('./snippets/android?highlighted'),
  },
  {
    id: 'ios',
    name: 'iOS',
    language: 'Swift',
    requirement: 'iOS 14 or later, on a physical device. The simulator has no camera.',
    installFiles: ['Package.swift', 'Podfile'],
    installNote:
      'Use Swift Package Manager or CocoaPods, not both. Ask your provider which of the two it supports. In Xcode, enter the same URL under “Add Package Dependencies…”.',
    setUpFiles: ['Info.plist'],
    sampleFile: 'VerificationViewController.swift',
    loadCode: () => import('./snippets/ios?highlighted'),
  },
  {
    id: 'react-native',
    name: 'React Native',
    language: 'TypeScript',
    requirement: 'React Native 0.72 or later. Expo requires a development build.',
    installFiles: ['Terminal'],
    setUpFiles: ['android/app/src/main/AndroidManifest.xml', 'ios/YourApp/Info.plist'],
    sampleFile: 'App.tsx',
    loadCode: () => import('./snippets/react-native?highlighted'),
  },
  {
    id: 'flutter',
    name: 'Flutter',
    language: 'Dart',
    requirement: 'Flutter 3.10 or later, with Dart 3 or later.',
    installFiles: ['pubspec.yaml'],
    setUpFiles: ['android/app/src/main/AndroidManifest.xml', 'ios/Runner/Info.plist'],
    sampleFile: 'lib/main.dart',
    loadCode: () => import('./snippets/flutter?highlighted'),
  },
  {
    id: 'cordova',
    name: 'Cordova',
    language: 'JavaScript',
    requirement:
      'Cordova 12 or later, with cordova-android 12 or later and cordova-ios 7 or later.',
    installFiles: ['Terminal'],
    setUpFiles: ['config.xml'],
    sampleFile: 'www/js/index.js',
    loadCode: () => import('./snippets/cordova?highlighted'),
  },
]

export function getPlatform(id: PlatformId): Platform {
  const platform = platforms.find((candidate) => candidate.id === id)
  if (!platform) throw new Error(`There is no platform ${id}`)
  return platform
}
