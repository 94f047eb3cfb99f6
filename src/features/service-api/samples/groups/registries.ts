import { registryServices } from '@/features/service-api/catalogue/services/registries'
import { plainSamples } from '@/features/service-api/samples/plain-samples'

export const code = plainSamples(registryServices)
