import { screeningServices } from '@/features/service-api/catalog/services/screening'
import { plainSamples } from '@/features/service-api/samples/plain-samples'

export const code = plainSamples(screeningServices)
