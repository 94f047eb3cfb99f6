import { registryServices } from '@/features/service-api/catalog/services/registries'
import { plainSamples } from '@/features/service-api/samples/plain-samples'

export const code = plainSamples(registryServices)
