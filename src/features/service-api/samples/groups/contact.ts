import { contactServices } from '@/features/service-api/catalog/services/contact'
import { plainSamples } from '@/features/service-api/samples/plain-samples'

export const code = plainSamples(contactServices)
