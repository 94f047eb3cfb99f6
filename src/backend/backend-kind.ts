import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isMock = false

/** Detects the mock backend by a header in its responses. */
export function detectMockBackend(response: Response): void {
  if (isMock === response.headers.has('x-mock-backend')) return
  isMock = !isMock
  for (const listener of listeners) listener()
}

/** Whether the last response came from the mock backend. */
export function useMockBackend(): boolean {
  return useSyncExternalStore(subscribe, () => isMock)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
