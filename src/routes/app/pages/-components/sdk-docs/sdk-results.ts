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

/** Possible results of an SDK run, in stage order. The diagram and the list are generated from them. */
export const sdkResults: readonly SdkResult[] = [
  {
    name: 'BuilderError',
    values: ['code', 'message'],
    stage: 'configure',
    tone: 'failure',
    sdks: all,
    when: 'An option is missing or wrong, so the SDK does not start. The codes are 6001 to 6004.',
    remedy: 'Correct the configuration. This is a mistake in the app, never the person’s.',
  },
  {
    name: 'Success',
    values: ['transactionIds'],
    stage: 'run',
    tone: 'success',
    sdks: all,
    when: 'Every step was completed. It carries the ids of the transactions.',
    remedy:
      'Send the transaction ids to your server, and let the server fetch the outcome from the API before it trusts it.',
  },
  {
    name: 'CapturedImages',
    values: ['images'],
    stage: 'run',
    tone: 'success',
    sdks: ['document'],
    when: 'The photos were taken with capture_only_mode on. Nothing has been sent.',
    remedy: 'Send the photos to your server over a secure connection, and delete them afterwards.',
  },
  {
    name: 'UserExit',
    values: ['step'],
    stage: 'run',
    tone: 'neutral',
    sdks: all,
    when: 'The person left before the end. The step says where.',
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
      'Decide by the code, and show a text of your own: the message is meant for your log, not for the person.',
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
