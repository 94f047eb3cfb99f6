import { accessServices } from '@/features/service-api/catalogue/services/access'
import { plainSamples } from '@/features/service-api/samples/plain-samples'

export const code = plainSamples(accessServices)
