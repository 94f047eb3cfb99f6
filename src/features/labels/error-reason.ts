import type { ReactNode } from 'react'
import { describeError } from '@/api/core/errors'
import { markLanguage } from '@/ui/feedback/server-text'

/** Returns a failed request's reason as a single text. */
export function errorReason(error: unknown): ReactNode {
  const { text, lang } = describeError(error)
  return markLanguage(text, lang)
}
