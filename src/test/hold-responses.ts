import { vi } from 'vitest'

/** Holds the responses to requests whose URL contains this text, until the returned function releases them. */
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
