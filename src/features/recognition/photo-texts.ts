import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { DocumentSide } from '@/backend/recognition'
import { formatNumber } from '@/lib/format'
import { formatBytes } from '@/lib/format-amounts'
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS } from '@/lib/image/photo-header'
import type { PhotoAdvice } from '@/lib/image/photo-quality'
import type { Photo } from './use-photos'

type Reason = Extract<Photo, { state: 'refused' }>['reason']

/** Explains why a file can't be used and how to fix the problem. */
export function useRefusalText(): (reason: Reason) => string {
  const { t, i18n } = useLingui()
  return (reason) => {
    const size = formatBytes(MAX_PHOTO_BYTES, i18n.locale)
    const megapixels = formatNumber(MAX_PHOTO_PIXELS / 1_000_000, i18n.locale)
    switch (reason) {
      case 'empty':
        return t`This file is empty. Choose another one.`
      case 'too_large':
        return t`This file is larger than ${size}. Choose a smaller photo.`
      case 'heic':
        return t`This is a HEIC photo, which the service cannot read. Save it as a JPEG, or set the iPhone camera to “Most Compatible”.`
      case 'wrong_type':
        return t`This file is not a photo. Choose a JPEG, PNG or WebP image.`
      case 'too_many_pixels':
        return t`This image has more than ${megapixels} megapixels. Choose a smaller one.`
      case 'damaged':
        return t`This image is damaged and cannot be opened. Choose another one.`
      case 'falsified':
        return t`Your browser protects you by changing the pixels of pictures, so nobody could read the photo. Allow this site to read canvas data, or use another browser.`
      case 'unprepared':
        return t`The photo could not be processed. Choose it again, or reload the page.`
    }
  }
}

const adviceTexts: Record<PhotoAdvice, MessageDescriptor> = {
  small: msg`The photo is small: fine print may be lost. Move closer, or use a photo with a higher resolution.`,
  dark: msg`The photo is too dark. Take it again in even light, without shadows on the document.`,
  blurred: msg`The photo looks blurry. Hold the camera still and tap the document to focus.`,
  glare: msg`Glare hides part of the document. Turn off the flash, or tilt the document slightly.`,
}

/** Describes a photo's likely problem, and how to take a better photo. */
export function useAdviceText(): (advice: PhotoAdvice) => string {
  const { i18n } = useLingui()
  return (advice) => i18n._(adviceTexts[advice])
}

/** Names a document side. A single side is just "Document". */
export function useSideName(sides: readonly DocumentSide[]): (side: DocumentSide) => string {
  const { t } = useLingui()
  return (side) => {
    if (sides.length === 1) return t`Document`
    return side === 'front' ? t`Front side` : t`Back side`
  }
}
