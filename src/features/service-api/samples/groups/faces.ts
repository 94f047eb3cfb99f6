import { faceServices } from '@/features/service-api/catalog/services/faces'
import { plainSamples } from '@/features/service-api/samples/plain-samples'

export const code = plainSamples(faceServices)
