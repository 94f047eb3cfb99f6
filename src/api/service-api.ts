import ky from 'ky'
import { useMockBackend } from '@/backend/backend-kind'
import { CALL_TIMEOUT } from '@/backend/plain-http'
import { toApiError } from '@/api/core/to-api-error'
import { useSecretMutation } from '@/api/core/use-secret-mutation'

export type ServiceCall = {
  method: 'GET' | 'POST'
  url: string
  headers: Readonly<Record<string, string>>
  body?: string
  signal: AbortSignal
}

/** A response with any status, because the console also shows error responses. */
export type ServiceResponse = {
  status: number
  statusText: string
  headers: readonly (readonly [name: string, value: string])[]
  text: string
  milliseconds: number
}

/**
 * Thrown if the service API redirects. The redirect is not followed, because the request contains secrets and photos of
 * a person.
 */
export class RedirectedCallError extends Error {
  override name = 'RedirectedCallError'
}

/**
 * Returns the service API's base URL without a trailing slash: the configured host, or the portal's origin with the
 * mock backend. Otherwise, returns undefined.
 */
export function useServiceHost(): { url: string; isMock: boolean } | undefined {
  const isMock = useMockBackend()
  const configuredUrl = import.meta.env.VITE_SERVICE_API_URL
  if (configuredUrl) return { url: configuredUrl.replace(/\/+$/, ''), isMock: false }
  return isMock ? { url: location.origin, isMock } : undefined
}

/** Calls the service API. Neither sends the login's tokens nor keeps the request in memory. */
export function useServiceCall() {
  return useSecretMutation(callService)
}

async function callService({ url, signal, ...call }: ServiceCall): Promise<ServiceResponse> {
  const isOwnOrigin = new URL(url).origin === location.origin
  const start = performance.now()
  try {
    const response = await ky(url, {
      ...call,
      signal,
      timeout: CALL_TIMEOUT,
      retry: 0,
      throwHttpErrors: false,
      cache: 'no-store',
      redirect: 'manual',
      // The mock finds its database with a cookie. Other hosts get no cookies.
      credentials: isOwnOrigin ? 'same-origin' : 'omit',
    })
    if (response.type === 'opaqueredirect') throw new RedirectedCallError()
    const text = await response.text()
    const { status, statusText, headers } = response
    return {
      status,
      statusText,
      headers: [...headers],
      text,
      milliseconds: performance.now() - start,
    }
  } catch (error) {
    throw error instanceof RedirectedCallError ? error : toApiError(error, 'The service API')
  }
}
