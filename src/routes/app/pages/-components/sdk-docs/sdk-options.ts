import { serviceFacts } from '@/features/labels/service-facts'
import { serviceApiUrl } from '@/lib/config'
import type { SdkId } from './sdk-search'

/** `given`: the app passes the value at run time. The builder only decides whether the option is set. */
export type OptionType = 'boolean' | 'number' | 'string' | 'given'

export type SdkOptionGroup = 'connection' | 'general' | 'document' | 'liveness' | 'facematch'

export type SdkOption = {
  id: string
  group: SdkOptionGroup
  type: OptionType
  /** Type as shown in the reference. */
  typeName: string
  /** Default value. If missing, the SDK chooses a value or works without the option. */
  default?: string
  /** The SDK does not start without this option. */
  required?: true
  /** Never parsed from a URL, because a link must not decide where an app sends documents. */
  isTypedOnly?: true
  values?: readonly string[]
  bounds?: readonly [from: number, to: number]
  /** Required text format. The page that shows a problem explains the rule. */
  format?: { pattern: RegExp; rule: 'address' | 'color' }
  sdks: readonly SdkId[]
  description: string
}

const all = ['document', 'biometrics', 'identity'] as const
const withDocument = ['document', 'identity'] as const
const withLiveness = ['biometrics', 'identity'] as const

const on = { type: 'boolean', typeName: 'boolean', default: 'true' } as const
const off = { type: 'boolean', typeName: 'boolean', default: 'false' } as const
const givenString = { type: 'given', typeName: 'string' } as const

/** All SDK options, in the order that snippets set them. */
export const sdkOptions: readonly SdkOption[] = [
  {
    id: 'access_token',
    group: 'connection',
    ...givenString,
    required: true,
    sdks: all,
    description: `Your server passes it to the app. ${serviceFacts.accessToken}`,
  },
  {
    id: 'base_url',
    group: 'connection',
    type: 'string',
    typeName: 'string',
    default: serviceApiUrl,
    required: true,
    isTypedOnly: true,
    format: {
      pattern: /^https:\/\/[\w-]+(\.[\w-]+)*(:\d{1,5})?(\/[\w./-]*)?$/,
      rule: 'address',
    },
    sdks: all,
    description: `${serviceFacts.baseUrl} Shared links do not include it.`,
  },
  {
    id: 'bundle_key',
    group: 'connection',
    ...givenString,
    required: true,
    sdks: all,
    description: 'The key of the bundle to bill.',
  },
  {
    id: 'headers',
    group: 'connection',
    type: 'given',
    typeName: 'map of strings',
    sdks: all,
    description:
      'HTTP headers that the SDK adds to its requests, such as a header for your own gateway.',
  },
  {
    id: 'language',
    group: 'general',
    type: 'string',
    typeName: 'string',
    default: 'en',
    values: ['en', 'ar'],
    sdks: all,
    description: 'The language of the screens and instructions.',
  },
  {
    id: 'primary_color',
    group: 'general',
    type: 'string',
    typeName: 'string',
    format: {
      pattern: /^#[\da-f]{6}$/i,
      rule: 'color',
    },
    sdks: all,
    description: 'The color of buttons and frames. White text must be readable on it.',
  },
  {
    id: 'enable_logging',
    group: 'general',
    ...off,
    sdks: all,
    description: 'Writes the steps of the flow to the device log. Leave it off in released apps.',
  },
  {
    id: 'document_verification',
    group: 'document',
    ...off,
    sdks: withDocument,
    description: 'Checks that the document is genuine, not a copy or a photo of a screen.',
  },
  {
    id: 'document_verification_plus',
    group: 'document',
    ...off,
    sdks: withDocument,
    description: 'Checks the document more strictly, using more photos.',
  },
  {
    id: 'advanced_confidence',
    group: 'document',
    ...off,
    sdks: withDocument,
    description: serviceFacts.advancedConfidence,
  },
  {
    id: 'profession_analysis',
    group: 'document',
    ...off,
    sdks: withDocument,
    description: 'Assigns the profession on the document to a category.',
  },
  {
    id: 'collect_user_info',
    group: 'document',
    ...off,
    sdks: withDocument,
    description: 'Asks the person for their phone number and email address before the photos.',
  },
  {
    id: 'review_data',
    group: 'document',
    ...on,
    sdks: withDocument,
    description: 'Shows the extracted fields, so the person can confirm them.',
  },
  {
    id: 'preview_captured_image',
    group: 'document',
    ...off,
    sdks: withDocument,
    description: 'Shows each photo and lets the person retake it.',
  },
  {
    id: 'manual_capture_mode',
    group: 'document',
    ...off,
    sdks: withDocument,
    description:
      'Lets the person press the shutter. If off, the SDK takes a sharp photo automatically.',
  },
  {
    id: 'capture_only_mode',
    group: 'document',
    ...off,
    sdks: ['document'],
    description: 'Takes the photos without sending them. The result is CapturedImages.',
  },
  {
    id: 'enable_smile',
    group: 'liveness',
    ...on,
    sdks: withLiveness,
    description: 'May ask the person to smile.',
  },
  {
    id: 'enable_look_left',
    group: 'liveness',
    ...on,
    sdks: withLiveness,
    description: 'May ask the person to look left.',
  },
  {
    id: 'enable_look_right',
    group: 'liveness',
    ...on,
    sdks: withLiveness,
    description: 'May ask the person to look right.',
  },
  {
    id: 'enable_close_eyes',
    group: 'liveness',
    ...on,
    sdks: withLiveness,
    description: 'May ask the person to close their eyes.',
  },
  {
    id: 'enable_voiceover',
    group: 'liveness',
    ...off,
    sdks: withLiveness,
    description: 'Reads each instruction aloud.',
  },
  {
    id: 'liveness_number_of_instructions',
    group: 'liveness',
    type: 'number',
    typeName: 'integer',
    default: '3',
    bounds: [1, 10],
    sdks: withLiveness,
    description: 'The number of movements to ask for. The same movement may be repeated.',
  },
  {
    id: 'liveness_number_of_failed_trials',
    group: 'liveness',
    type: 'number',
    typeName: 'integer',
    default: '3',
    bounds: [1, 10],
    sdks: withLiveness,
    description: 'The number of failed attempts after which the SDK ends with code 7007.',
  },
  {
    id: 'liveness_time_per_action',
    group: 'liveness',
    type: 'number',
    typeName: 'integer (seconds)',
    default: '10',
    bounds: [3, 60],
    sdks: withLiveness,
    description: 'The time that the person has for each movement.',
  },
  {
    id: 'show_error_message',
    group: 'liveness',
    ...on,
    sdks: withLiveness,
    description: 'Explains a failed attempt on the screen. If off, your app explains it.',
  },
  {
    id: 'facematch_ocr_transactionId',
    group: 'facematch',
    ...givenString,
    sdks: ['biometrics'],
    description:
      'Compares the selfie with the document from an earlier transaction. Cannot be used together with facematch_image.',
  },
  {
    id: 'facematch_image',
    group: 'facematch',
    type: 'given',
    typeName: 'string (Base64)',
    sdks: ['biometrics'],
    description:
      'Compares the selfie with a photo that your app passes. Cannot be used together with facematch_ocr_transactionId.',
  },
]

/** Two options that exclude each other. */
export const EXCLUSIVE = ['facematch_ocr_transactionId', 'facematch_image'] as const

/** Movement options. At least one has to stay enabled. */
export const MOVEMENTS = [
  'enable_smile',
  'enable_look_left',
  'enable_look_right',
  'enable_close_eyes',
] as const

export function listSdkOptions(sdk: SdkId): readonly SdkOption[] {
  return sdkOptions.filter((option) => option.sdks.includes(sdk))
}
