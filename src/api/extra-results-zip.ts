import { ApiError, contractError, parseErrorBody } from '@/api/core/api-error'
import { callForFile, type FileResponse } from '@/api/core/http-files'
import { contentLanguage } from '@/backend/server-language'
import { toApiError } from '@/api/core/to-api-error'
import type { Scope } from '@/lib/realm'
import { bodyPieces } from '@/lib/transfer/body-pieces'
import { fileNameFrom } from '@/lib/file-name'
import { startsAsZip, zipEnding } from '@/lib/zip/zip-marks'
import { extraResults, type ExtraResultExportRequest } from '@/backend/extra-results'

/** Fallback file name if the response contains none (behavior 9.7). */
export const EXPORT_NAME = 'export.zip'
/** Maximum milliseconds without progress. A download may otherwise take any amount of time. */
const MAX_INACTIVITY = 60_000
/** Maximum size of an error body in bytes. No error message needs more. */
const MAX_ERROR_BYTES = 65_536

export type Progress = { received: number; total: number | undefined }
type Piece = Uint8Array<ArrayBuffer>

interface DownloadOptions {
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  /** Receives each piece before the next piece overwrites its bytes. Errors that it throws propagate unchanged. */
  write: (piece: Piece) => Promise<void>
}

/**
 * Downloads a bundle's extra results as a zip (behavior 7.7) and returns the file name. Throws ApiError before writing if
 * a response with status 200 is a JSON error (row F1).
 */
export async function downloadExtraResults(
  scope: Scope,
  request: ExtraResultExportRequest,
  { signal, onProgress, write }: DownloadOptions,
): Promise<string> {
  // Doesn't use a mutation, because the cache polls a running mutation after its dialog has closed.
  const response = await callForFile(scope, extraResults.zip, request, signal)
  const length = Number(response.headers.get('content-length'))
  // `content-length` counts compressed bytes. A proxy may compress without setting `content-encoding`.
  const isPacked = (response.headers.get('content-encoding') ?? 'identity') !== 'identity'
  const ending = zipEnding()
  let receivedBytes = 0
  for await (const piece of asZip(readPieces(response, signal), response)) {
    await write(piece)
    ending.add(piece)
    receivedBytes += piece.byteLength
    const isKnown = !isPacked && receivedBytes <= length
    onProgress({ received: receivedBytes, total: isKnown ? length : undefined })
  }
  if (!ending.found()) throw contractError(response.name, 'broke off before the end of the zip')
  return fileNameFrom(response.headers.get('content-disposition'), EXPORT_NAME)
}

/** Yields a zip's pieces. Buffers the first bytes until they show whether the file is a zip. */
async function* asZip(pieces: AsyncIterable<Piece>, response: FileResponse): AsyncGenerator<Piece> {
  let start: Piece = new Uint8Array()
  let isZip = false
  for await (const piece of pieces) {
    if (isZip) {
      yield piece
      continue
    }
    start = joinPieces(start, piece)
    if (start.length < 4) continue
    isZip = startsAsZip(start)
    if (isZip) yield start
    // Anything else is an error with status 200. Its text may arrive in several pieces.
    else if (start.length > MAX_ERROR_BYTES) break
  }
  if (!isZip) throw toError(start, response)
}

/** Copies both pieces, because the next read overwrites the second piece. */
function joinPieces(first: Piece, second: Piece): Piece {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

function toError(bytes: Piece, response: FileResponse): ApiError {
  if (bytes.length === 0) return contractError(response.name, 'answered with an empty file')
  const body = parseErrorBody(parseJson(new TextDecoder().decode(bytes)))
  const content_language = contentLanguage(response.headers)
  return (body.message ?? body.detail)
    ? new ApiError('status', `${response.name} answered an error`, {
        status: response.status,
        body: { ...body, content_language },
      })
    : contractError(response.name, 'answered something that is not a zip')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function* readPieces(response: FileResponse, signal: AbortSignal): AsyncGenerator<Piece> {
  if (!response.body) return
  const pieces = bodyPieces(response.body)
  try {
    for (;;) {
      const piece = await withinInactivity(pieces.next(), response.name)
      signal.throwIfAborted()
      if (!piece) return
      yield piece
    }
  } finally {
    pieces.cancel()
  }
}

async function withinInactivity<T>(pendingRead: Promise<T>, name: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const inactivity = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ApiError('timeout', `${name} sent nothing for ${MAX_INACTIVITY} ms`)),
      MAX_INACTIVITY,
    )
  })
  try {
    return await Promise.race([pendingRead, inactivity])
  } catch (error) {
    throw toApiError(error, name)
  } finally {
    clearTimeout(timer)
  }
}
