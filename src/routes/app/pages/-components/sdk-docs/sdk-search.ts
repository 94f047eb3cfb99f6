import * as v from 'valibot'
import { optional, searchText, withDefault } from '@/lib/search-schema'

const platformIds = ['android', 'ios', 'react-native', 'flutter', 'cordova'] as const
const sdkIds = ['document', 'biometrics', 'identity'] as const

export type PlatformId = (typeof platformIds)[number]
export type SdkId = (typeof sdkIds)[number]

/** Search parameters of the SDK documentation. The builder's choices are encoded as one string (see sdk-config.ts). */
export const sdkSearchSchema = v.object({
  platform: withDefault(v.picklist(platformIds), 'android'),
  sdk: withDefault(v.picklist(sdkIds), 'document'),
  config: withDefault(v.pipe(v.string(), v.maxLength(2000)), ''),
  q: optional(searchText),
})
export type SdkSearch = v.InferOutput<typeof sdkSearchSchema>

export const sdkSearchDefaults = { platform: 'android', sdk: 'document', config: '' } as const
