import { accessServices } from '@/features/service-api/catalog/services/access'
import { plainSamples } from '@/features/service-api/samples/plain-samples'

export const code = plainSamples(accessServices)
