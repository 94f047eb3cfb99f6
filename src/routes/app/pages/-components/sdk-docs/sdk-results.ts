import type { SdkId } from './sdk-search'

export type StageId = 'configure' | 'run'

export type SdkResult = {
  name: string
  /** Payload names, as used in the snippets. */
  values: readonly string[]
  /** Stage at which the SDK ends with this result. */
  stage: StageId
  tone: 'success' | 'neutral' | 'failure'
  sdks: readonly SdkId[]
  /** Describes when the result occurs. */
  when: string
  /** Describes how the app should react. */
  remedy: string
}

/** Stages in run order. */
export const stages: readonly StageId[] = ['configure', 'run']

const all = ['document', 'biometrics', 'identity'] as const

/** Possible results of an SDK run, in stage order. The diagram and the list are generated from these results. */
export const sdkResults: readonly SdkResult[] = [
  {
    name: 'BuilderError',
    values: ['code', 'message'],
    stage: 'configure',
    tone: 'failure',
    sdks: all,
    when: 'An option is missing or invalid, so the SDK does not start. The codes are 6001 to 6004.',
    remedy: 'Correct the configuration. The app caused this error, never the person.',
  },
  {
    name: 'Success',
    values: ['transactionIds'],
    stage: 'run',
    tone: 'success',
    sdks: all,
    when: 'Every step was completed. The result contains the transaction IDs.',
    remedy:
      'Send the transaction IDs to your server. Trust an outcome only after your server has fetched it from the API.',
  },
  {
    name: 'CapturedImages',
    values: ['images'],
    stage: 'run',
    tone: 'success',
    sdks: ['document'],
    when: 'The photos were taken with capture_only_mode on. Nothing has been sent.',
    remedy: 'Send the photos to your server over a secure connection, and delete them afterward.',
  },
  {
    name: 'UserExit',
    values: ['step'],
    stage: 'run',
    tone: 'neutral',
    sdks: all,
    when: 'The person left before the end. The step value shows where.',
    remedy: 'Offer to start again. The next run starts from the first step.',
  },
  {
    name: 'ServiceFailure',
    values: ['code', 'message'],
    stage: 'run',
    tone: 'failure',
    sdks: all,
    when: 'The SDK could not continue. The codes are 7001 to 7009.',
    remedy:
      'Base your decision on the code, and show your own text. The message is for your log, not for the person.',
  },
]

/** Returns the result that reports a code. */
export function getResultName(code: number): SdkResult['name'] {
  return code < 7000 ? 'BuilderError' : 'ServiceFailure'
}

/** Formats a result as code: `UserExit(step)`. */
export function formatSignature({ name, values }: SdkResult): string {
  return `${name}(${values.join(', ')})`
}
