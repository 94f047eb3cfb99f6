import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let mocked = false

/** The mock backend marks its answers; the real one does not. */
export function noteBackend(response: Response): void {
  if (mocked === response.headers.has('x-mock-backend')) return
  mocked = !mocked
  for (const listener of listeners) listener()
}

/** Whether the last answer came from the mock backend. */
export function useMockBackend(): boolean {
  return useSyncExternalStore(subscribe, () => mocked)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
