import { documentServices } from '@/features/service-api/catalog/services/documents'
import { plainSamples } from '@/features/service-api/samples/plain-samples'

export const code = plainSamples(documentServices)
