import type { SdkId } from './sdk-search'

export type StageId = 'configure' | 'run'

export type SdkResult = {
  name: string
  /** The payload, as the snippets name it. */
  values: readonly string[]
  /** The stage at which the SDK ends with it. */
  stage: StageId
  tone: 'success' | 'neutral' | 'failure'
  sdks: readonly SdkId[]
  /** When it occurs. */
  when: string
  /** How the app should react. */
  remedy: string
}

/** In their order. */
export const stages: readonly StageId[] = ['configure', 'run']

const all = ['document', 'biometrics', 'identity'] as const

/** How a run of an SDK can end, in the order of its stages. The diagram and the list are generated from this. */
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

/** The result that reports a code. */
export function getResultName(code: number): SdkResult['name'] {
  return code < 7000 ? 'BuilderError' : 'ServiceFailure'
}

/** As code: `UserExit(step)`. */
export function formatSignature({ name, values }: SdkResult): string {
  return `${name}(${values.join(', ')})`
}
