import { transactionServices } from '@/features/service-api/catalog/services/transactions'
import { plainSamples } from '@/features/service-api/samples/plain-samples'

export const code = plainSamples(transactionServices)
