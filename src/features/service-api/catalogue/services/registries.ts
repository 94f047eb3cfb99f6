import type { ServiceDoc } from '@/features/service-api/catalogue/types'

export const services: readonly ServiceDoc[] = []
