import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { HiddenText } from './hidden-text'

/** A value from the data, isolated so that its text direction cannot leak. A missing value is "—". */
export function Data({ children }: { children?: ReactNode }) {
  return children === undefined || children === null || children === '' ? (
    <Missing />
  ) : (
    <bdi>{children}</bdi>
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
