import { vi } from 'vitest'

/** Holds back the calls whose address contains this text, until the returned function lets them go. */
export function holdCalls(part: string): () => void {
  const send = globalThis.fetch
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const [input] = call
    const address = input instanceof Request ? input.url : String(input)
    if (address.includes(part)) await promise
    return send(...call)
  })
  return resolve
}
