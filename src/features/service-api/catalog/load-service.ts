import { serviceList, serviceSummary } from './service-list'
import type { ServiceDoc, ServiceGroup } from './types'

const groups: Record<ServiceGroup, () => Promise<readonly ServiceDoc[]>> = {
  access: async () => (await import('./services/access')).accessServices,
  documents: async () => (await import('./services/documents')).documentServices,
  faces: async () => (await import('./services/faces')).faceServices,
  screening: async () => (await import('./services/screening')).screeningServices,
  contact: async () => (await import('./services/contact')).contactServices,
  registries: async () => (await import('./services/registries')).registryServices,
  transactions: async () => (await import('./services/transactions')).transactionServices,
}

/** Loads a service's description from its group's chunk. Rejects for an unknown ID. */
export async function loadService(id: string): Promise<ServiceDoc> {
  const services = await groups[serviceSummary(id).group]()
  const service = services.find((each) => each.id === id)
  if (!service) throw new Error(`The service ${id} is not described`)
  return service
}

/** Loads all service descriptions, in list order. */
export async function loadServices(): Promise<ServiceDoc[]> {
  return Promise.all(serviceList.map(({ id }) => loadService(id)))
}
