import { queryOptions, useQuery } from '@tanstack/react-query'
import { loadService, loadServices } from '@/features/service-api/catalog/load-service'
import { loadResponseExample, loadSamples } from '@/features/service-api/samples/load-samples'

/** IDs of the services that the getting-started guide calls, in order. */
export const firstCalls = { token: 'token', service: 'egy-nid' } as const

/**
 * Never refetches, because the documentation is part of the build. Keeps the default `gcTime`, because the highlighted
 * samples for all services take half a megabyte.
 */
const unchanging = { staleTime: Infinity, refetchOnReconnect: false } as const

/** Queries for parts of the documentation. The parts are in separate chunks, and are the same for every login. */
export const docsQueries = {
  /** Loads one service with its highlighted samples. */
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
  /** Loads only the samples, for a page that doesn't describe a service. */
  samples: (id: string) =>
    queryOptions({
      queryKey: ['service-docs', id, 'samples'],
      queryFn: () => loadSamples(id),
      ...unchanging,
    }),
  /** Loads every service, for the search and the OpenAPI document. */
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
