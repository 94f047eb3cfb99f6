import type { ReactNode } from 'react'
import { describeError } from '@/api/core/errors'
import { markLanguage } from '@/ui/feedback/server-text'

/** Why a call failed, in one text. */
export function errorReason(error: unknown): ReactNode {
  const { text, lang } = describeError(error)
  return markLanguage(text, lang)
}
