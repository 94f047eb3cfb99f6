import { knownServices, type ServiceName } from '@/api/bundles/schema'
import { imageTypes, type ImageType } from './schema'

const imagesByService = new Map<string, readonly ImageType[]>([
  ['ocr', ['front', 'back']],
  ['passport_ocr', ['passport']],
  ['face_match', ['selfie']],
  ['liveness', ['selfie']],
])

/** The images that the transactions of a service can have. An unknown service may have any. */
export function imagesOfService(service: ServiceName): readonly ImageType[] {
  const isKnown = knownServices.some((known) => known === service)
  return imagesByService.get(service) ?? (isKnown ? [] : imageTypes)
}
