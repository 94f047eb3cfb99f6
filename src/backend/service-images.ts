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

/** The images that the transactions of a service can have. Undefined for a service that the portal does not know. */
export function getServiceImages(service: ServiceName): readonly ImageType[] | undefined {
  return imagesByService.get(service)
}
