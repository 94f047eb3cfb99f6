import { vi } from 'vitest'

/** Collects the parsed bodies of all requests after this call whose URL contains `part`. */
export function watchBodies(part: string): unknown[] {
  const bodies: unknown[] = []
  const send = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (call, init) => {
    if (call instanceof Request && call.body && call.url.includes(part))
      bodies.push(await call.clone().json())
    return send(call, init)
  })
  return bodies
}
