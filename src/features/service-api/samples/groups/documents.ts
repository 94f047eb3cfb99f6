import { documentServices } from '@/features/service-api/catalogue/services/documents'
import { plainSamples } from '@/features/service-api/samples/plain-samples'

export const code = plainSamples(documentServices)
