import { serviceList, serviceSummary } from './service-list'
import type { ServiceDoc, ServiceGroup } from './types'

const groups: Record<ServiceGroup, () => Promise<{ services: readonly ServiceDoc[] }>> = {
  access: () => import('./services/access'),
  documents: () => import('./services/documents'),
  faces: () => import('./services/faces'),
  screening: () => import('./services/screening'),
  contact: () => import('./services/contact'),
  registries: () => import('./services/registries'),
  transactions: () => import('./services/transactions'),
}

/** The description of a service, in a chunk with the others of its group. Rejects for an unknown id. */
export async function loadService(id: string): Promise<ServiceDoc> {
  const { services } = await groups[serviceSummary(id).group]()
  const service = services.find((each) => each.id === id)
  if (!service) throw new Error(`The service ${id} is not described`)
  return service
}

/** The descriptions of all services, in the order of the list. */
export async function loadServices(): Promise<ServiceDoc[]> {
  return Promise.all(serviceList.map(({ id }) => loadService(id)))
}
