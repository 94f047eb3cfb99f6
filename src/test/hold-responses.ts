import { vi } from 'vitest'

/** Delays the responses to requests whose URL contains `part` until the returned function is called. */
export function holdResponses(part: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const [input] = call
    const url = input instanceof Request ? input.url : String(input)
    const response = await send(...call)
    if (url.includes(part)) await promise
    return response
  })
  return resolve
}
