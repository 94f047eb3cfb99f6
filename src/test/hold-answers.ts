import { vi } from 'vitest'

/** Holds the answers to the calls from now on whose address contains this text, until the returned function is called. */
export function holdAnswers(part: string): () => void {
  const gate = Promise.withResolvers<void>()
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async (call: Request, init?: RequestInit) => {
    const answer = await send(call, init)
    if (call.url.includes(part)) await gate.promise
    return answer
  })
  return gate.resolve
}
