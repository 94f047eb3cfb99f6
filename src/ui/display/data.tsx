import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { HiddenText } from './hidden-text'
import { formatNumber, formatPercent } from '@/lib/format'
import { formatDuration, formatMilliseconds } from '@/lib/format-units'
import common from '@/ui/display/common.module.css'

/** A data value, isolated so its text direction can't affect the text around it. A missing value is shown as "—". */
export function Data({ children }: { children?: ReactNode }) {
  return children === undefined || children === null || children === '' ? (
    <Missing />
  ) : (
    <bdi translate="no">{children}</bdi>
  )
}

export function Missing() {
  const { t } = useLingui()
  return (
    <>
      <span aria-hidden="true">—</span>
      <HiddenText>{t`Not available`}</HiddenText>
    </>
  )
}

type Format = (value: number, locale: string) => string

function numberComponent(format: Format) {
  return function FormattedNumber({ value }: { value: number | null | undefined }) {
    const { i18n } = useLingui()
    if (value === undefined || value === null || !Number.isFinite(value)) return <Missing />
    return (
      <bdi className={common.digits} translate="no">
        {format(value, i18n.locale)}
      </bdi>
    )
  }
}

export const Num = numberComponent(formatNumber)
/** Takes a fraction from 0 to 1. */
export const Percent = numberComponent(formatPercent)
/** Takes seconds and shows minutes and seconds (behavior 9.5). */
export const Duration = numberComponent(formatDuration)
/** Takes milliseconds. */
export const CallTime = numberComponent(formatMilliseconds)
