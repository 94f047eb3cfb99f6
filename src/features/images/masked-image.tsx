import { Trans } from '@lingui/react/macro'
import { IconId, IconUserSquare } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ImageType } from '@/api/transactions/schema'
import { HiddenText } from '@/ui/display/hidden-text'
import classes from './session-images.module.css'

interface MaskedImageProps {
  type: ImageType
  /** The button that reveals it. */
  children: ReactNode
}

/** Stands in for an image that is not revealed. It is not even fetched, so nothing can be recognised. */
export function MaskedImage({ type, children }: MaskedImageProps) {
  const Icon = type === 'selfie' ? IconUserSquare : IconId
  return (
    <div className={classes.masked}>
      <Icon size={40} stroke={1} aria-hidden="true" />
      <HiddenText>
        <Trans>Hidden</Trans>
      </HiddenText>
      {children}
    </div>
  )
}
