import { ApiError, contractError, parseErrorBody } from '@/api/api-error'
import { postForFile } from '@/api/http'
import type { Scope } from '@/auth/realm'
import { fileNameFrom } from '@/lib/file-name'
import type { ExportExtraResultsRequest } from './schema'

const PATH = 'v1/valify/export-extra-results/'
const DEFAULT_NAME = 'export.zip'
/** A file may take its time, but not stand still this long, in ms. */
const INACTIVITY = 60_000

export type Progress = { received: number; total: number | undefined }
export type Download = { blob: Blob; name: string }

/**
 * The zip of a bundle's extra results (specification section 7). Throws ApiError, also when the answer is
 * a JSON error in the clothes of a file; an abort passes unchanged.
 */
export async function downloadExtraResults(
  scope: Scope,
  request: ExportExtraResultsRequest,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Download> {
  const response = await postForFile(scope, PATH, { json: request, signal })
  const total = Number(response.headers.get('content-length')) || undefined
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for await (const chunk of readChunks(response, signal)) {
    if (chunks.length === 0) await refuseOtherThanZip(chunk, response)
    chunks.push(chunk)
    received += chunk.byteLength
    onProgress({ received, total })
  }
  if (received === 0) throw contractError(PATH, 'answered with an empty file')
  return {
    blob: new Blob(chunks, { type: 'application/zip' }),
    name: fileNameFrom(response.headers.get('content-disposition'), DEFAULT_NAME),
  }
}

async function* readChunks(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await withinInactivity(reader.read())
      signal.throwIfAborted()
      if (done) return
      yield value
    }
  } finally {
    // Also when the caller stops early: the rest of the body must not go on loading.
    void reader.cancel().catch(() => {})
  }
}

async function withinInactivity<T>(read: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const still = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout', `${PATH} stood still`)), INACTIVITY)
  })
  try {
    return await Promise.race([read, still])
  } finally {
    clearTimeout(timer)
  }
}

/** Every zip begins with "PK"; anything else is an error that came as 200. */
async function refuseOtherThanZip(first: Uint8Array, response: Response): Promise<void> {
  if (first[0] === 0x50 && first[1] === 0x4b) return
  const body = parseErrorBody(jsonOf(new TextDecoder().decode(first)))
  if (body.message ?? body.detail)
    throw new ApiError('status', `${PATH} answered an error`, { status: response.status, body })
  throw contractError(PATH, 'answered something that is not a zip')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
