import type { KnownService, ServiceName } from '@/backend/bundles'
import type { ImageType } from '@/backend/transactions'

const imagesByService = new Map<string, readonly ImageType[]>(
  Object.entries({
    ocr: ['front', 'back'],
    passport_ocr: ['passport'],
    generic_ocr: [],
    face_match: ['selfie'],
    liveness: ['selfie'],
    transliteration: [],
    name_match: [],
    sanction_shield: [],
    phone_otp: [],
    email_otp: [],
    ntra: [],
    cso: [],
    commercial_register_ocr: [],
    tax_card_ocr: [],
    digital_identity: [],
  } satisfies Record<KnownService, readonly ImageType[]>),
)

/** Returns the image types that a service's transactions can have. Returns undefined for an unknown service. */
export function getServiceImages(service: ServiceName): readonly ImageType[] | undefined {
  return imagesByService.get(service)
}
