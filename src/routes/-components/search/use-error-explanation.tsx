import { useLingui } from '@lingui/react/macro'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useScope } from '@/api/core/use-scope'
import { reasons } from '@/features/labels/problems/reasons'
import { findError, getRemedy } from '@/features/labels/problems/service-errors'
import type { Command } from '@/ui/shell/search/command'

/** Returns a command that shows an error code's cause and remedy in a note below the results. */
export function useErrorExplanation(code: number | undefined): {
  commands: readonly Command[]
  note?: ReactNode
} {
  const { t, i18n } = useLingui()
  const { realm } = useScope()
  const [explained, setExplained] = useState<number>()
  const error = findError(code)
  if (!error) return { commands: [] }
  const name = reasons.find((reason) => reason.code === code)?.name ?? error.cause
  const command = {
    label: i18n._(name),
    detail: t`Error code ${code}`,
    icon: IconInfoCircle,
    stay: () => setExplained(code),
  }
  return {
    commands: [command],
    note: explained === code && `${i18n._(error.cause)} ${i18n._(getRemedy(error, realm))}`,
  }
}
