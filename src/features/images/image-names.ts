import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { imageTypes } from '@/backend/transactions'
import { useServiceName } from '@/features/labels/names'
import { humanize } from '@/lib/format'
import type { SessionImage } from './session-image'

const typeNames = new Map<string, MessageDescriptor>(
  Object.entries({
    front: msg`Front side`,
    back: msg`Back side`,
    selfie: msg`Selfie`,
    passport: msg`Passport`,
  } satisfies Record<(typeof imageTypes)[number], MessageDescriptor>),
)

/** Returns an image's name, such as "Front side", and its check, such as "ID OCR, attempt 2". */
export function useImageNames(): (image: SessionImage) => { name: string; check: string } {
  const { t, i18n } = useLingui()
  const serviceName = useServiceName()
  return ({ type, transaction, attempt, attempts }) => {
    const typeName = typeNames.get(type)
    const service = serviceName(transaction.service)
    return {
      name: typeName ? i18n._(typeName) : humanize(type),
      check: attempts > 1 ? t`${service}, attempt ${attempt}` : service,
    }
  }
}

/** Returns the image's name and check as one title, for use without context: "Front side · ID OCR". */
export function useImageTitle(): (image: SessionImage) => string {
  const imageNames = useImageNames()
  return (image) => {
    const { name, check } = imageNames(image)
    return `${name} · ${check}`
  }
}
