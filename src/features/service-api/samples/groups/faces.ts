import { faceServices } from '@/features/service-api/catalogue/services/faces'
import { plainSamples } from '@/features/service-api/samples/plain-samples'

export const code = plainSamples(faceServices)
