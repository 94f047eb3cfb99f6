import { contactServices } from '@/features/service-api/catalogue/services/contact'
import { plainSamples } from '@/features/service-api/samples/plain-samples'

export const code = plainSamples(contactServices)
