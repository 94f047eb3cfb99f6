import { queryOptions, useQuery } from '@tanstack/react-query'
import { loadService, loadServices } from '@/features/service-api/catalog/load-service'
import { loadResponseExample, loadSamples } from '@/features/service-api/samples/load-samples'

/** The services of the way to the first response. */
export const firstCalls = { token: 'token', service: 'egy-nid' } as const

/** What is no longer shown is let go: the highlighted samples of all services take half a megabyte. */
const unchanging = { staleTime: Infinity, refetchOnReconnect: false } as const

/** Parts of the documentation, each in its own chunks. They are the same for every login. */
export const docsQueries = {
  /** One service with its samples, highlighted. */
  service: (id: string) =>
    queryOptions({
      queryKey: ['service-docs', id],
      queryFn: async () => {
        const [service, samples, answer] = await Promise.all([
          loadService(id),
          loadSamples(id),
          loadResponseExample(id),
        ])
        return { service, samples, answer }
      },
      ...unchanging,
    }),
  /** Only the samples, for a page that describes no service. */
  samples: (id: string) =>
    queryOptions({
      queryKey: ['service-docs', id, 'samples'],
      queryFn: () => loadSamples(id),
      ...unchanging,
    }),
  /** Every service, for the search and for the OpenAPI document. */
  all: () =>
    queryOptions({
      queryKey: ['service-docs'],
      queryFn: loadServices,
      ...unchanging,
    }),
}

export function useServiceDoc(id: string) {
  return useQuery(docsQueries.service(id))
}

export function useSamples(id: string) {
  return useQuery(docsQueries.samples(id))
}

export function useAllServiceDocs() {
  return useQuery(docsQueries.all())
}
