import { Trans, useLingui } from '@lingui/react/macro'
import { IconEye, IconId, IconUserSquare } from '@tabler/icons-react'
import type { ImageType } from '@/backend/transactions'
import { HiddenText } from '@/ui/display/hidden-text'
import { smallIconProps } from '@/ui/display/icon-props'
import { Button } from '@/ui/form/button'
import classes from './session-images.module.css'

interface MaskedImageProps {
  type: ImageType
  title: string
  onReveal: () => void
}

/** Placeholder for a masked image. The image isn't fetched, so nothing can be recognized. */
export function MaskedImage({ type, title, onReveal }: MaskedImageProps) {
  const { t } = useLingui()
  const Icon = type === 'selfie' ? IconUserSquare : IconId
  return (
    <div className={classes.masked}>
      <Icon size={40} stroke={1} aria-hidden="true" />
      <HiddenText>
        <Trans>Hidden</Trans>
      </HiddenText>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconEye {...smallIconProps} />}
        aria-label={t`Reveal ${title}`}
        onClick={onReveal}
      >
        <Trans>Reveal</Trans>
      </Button>
    </div>
  )
}

/** Shown while an image is being fetched. */
export function ImageLoading({ title }: { title: string }) {
  const { t } = useLingui()
  return <div role="status" aria-label={t`Loading ${title}`} className={classes.wait} />
}
