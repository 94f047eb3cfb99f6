import type { ReactNode } from 'react'
import { describeError } from '@/api/core/errors'
import { markLanguage } from '@/ui/feedback/server-text'

/** Returns the reason why a request failed, in a single string. */
export function errorReason(error: unknown): ReactNode {
  const { text, lang } = describeError(error)
  return markLanguage(text, lang)
}
