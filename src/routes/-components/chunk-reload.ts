import { useEffect, useState } from 'react'
import { ApiError } from '@/api/api-error'
import { ChunkLoadError } from '@/browser/chunk-load'
import { reloadForChunk, wasReloadedForChunk } from '@/browser/chunk-reload'

type State = 'leaving' | 'unreachable' | 'told'

/**
 * What becomes of a chunk that does not come (rows G1 to G3): one reload by itself when it is missing, none when
 * it hangs; after that the page says so, and a person may reload. `error` is what to tell.
 */
export function useChunkReload(error: unknown) {
  const [state, setState] = useState(() => firstState(error))
  const leaving = state === 'leaving'

  useEffect(() => {
    // The page goes, or the server cannot be reached.
    if (leaving) void reloadForChunk().then(() => setState('unreachable'))
  }, [leaving])

  return {
    leaving,
    error: state === 'unreachable' ? new ApiError('no-response', 'a chunk') : error,
    /** Only a page load helps: what failed or hangs stays so in this document. */
    reload: error instanceof ChunkLoadError ? () => setState('leaving') : undefined,
  }
}

function firstState(error: unknown): State {
  if (!(error instanceof ChunkLoadError) || error.failure === 'timeout') return 'told'
  if (!wasReloadedForChunk()) return 'leaving'
  return navigator.onLine ? 'told' : 'unreachable'
}
