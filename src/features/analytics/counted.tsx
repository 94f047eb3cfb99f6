import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { HiddenText } from '@/ui/display/hidden-text'

interface CountedProps {
  value: number | undefined
  isCounting: boolean
  children: ReactNode
}

/** A count, once it has arrived. */
export function Counted({ value, isCounting, children }: CountedProps) {
  const { t } = useLingui()
  if (value !== undefined || !isCounting) return children
  return (
    <>
      <span aria-hidden="true">…</span>
      <HiddenText>{t`Loading`}</HiddenText>
    </>
  )
}
