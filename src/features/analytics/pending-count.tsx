import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { HiddenText } from '@/ui/display/hidden-text'

interface PendingCountProps {
  value: number | undefined
  isCounting: boolean
  children: ReactNode
}

/** Shows an ellipsis until the count has loaded. */
export function PendingCount({ value, isCounting, children }: PendingCountProps) {
  const { t } = useLingui()
  if (value !== undefined || !isCounting) return children
  return (
    <>
      <span aria-hidden="true">…</span>
      <HiddenText>{t`Loading`}</HiddenText>
    </>
  )
}
