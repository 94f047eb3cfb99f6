import { ApiError, contractError, parseErrorBody } from '@/api/api-error'
import { postForFile } from '@/api/http'
import { toApiError } from '@/api/to-api-error'
import type { Scope } from '@/auth/realm'
import { fileNameFrom } from '@/lib/file-name'
import { startsAsZip, zipEnding } from '@/lib/zip-marks'
import type { ExportExtraResultsRequest } from './schema'

const PATH = 'v1/valify/export-extra-results/'
/** Of an export whose answer names none (specification section 9). */
export const EXPORT_NAME = 'export.zip'
/** A file may take its time, but not stand still this long, in ms. */
const INACTIVITY = 60_000
/** More than any error has to say. */
const LONGEST_ERROR = 65_536

export type Progress = { received: number; total: number | undefined }
type Piece = Uint8Array<ArrayBuffer>

interface DownloadOptions {
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  /** Takes the bytes as they come; none is kept here. What it throws passes unchanged. */
  write: (piece: Piece) => Promise<void>
}

/**
 * The zip of a bundle's extra results (specification section 7), and the name its answer gives it. Throws
 * ApiError, also when the answer is a JSON error in the clothes of a file (row F1): then nothing has been
 * written. An abort passes unchanged.
 */
export async function downloadExtraResults(
  scope: Scope,
  request: ExportExtraResultsRequest,
  { signal, onProgress, write }: DownloadOptions,
): Promise<string> {
  const response = await postForFile(scope, PATH, { json: request, signal })
  const total = Number(response.headers.get('content-length')) || undefined
  const ending = zipEnding()
  let received = 0
  for await (const piece of asZip(readPieces(response, signal), response)) {
    await write(piece)
    ending.add(piece)
    received += piece.byteLength
    onProgress({ received, total })
  }
  if (!ending.found()) throw contractError(PATH, 'broke off before the end of the zip')
  return fileNameFrom(response.headers.get('content-disposition'), EXPORT_NAME)
}

/** Lets a zip through, told by its first bytes, however few come at once. */
async function* asZip(pieces: AsyncIterable<Piece>, response: Response): AsyncGenerator<Piece> {
  let held: Piece = new Uint8Array()
  let open = false
  for await (const piece of pieces) {
    if (open) {
      yield piece
      continue
    }
    held = joined(held, piece)
    if (held.length < 4) continue
    open = startsAsZip(held)
    if (open) yield held
    // Anything else is an error that came as 200, and its text may come in several pieces.
    else if (held.length > LONGEST_ERROR) break
  }
  if (!open) throw errorOf(held, response)
}

function joined(first: Piece, second: Piece): Piece {
  if (first.length === 0) return second
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

function errorOf(bytes: Piece, response: Response): ApiError {
  if (bytes.length === 0) return contractError(PATH, 'answered with an empty file')
  const body = parseErrorBody(jsonOf(new TextDecoder().decode(bytes)))
  return (body.message ?? body.detail)
    ? new ApiError('status', `${PATH} answered an error`, { status: response.status, body })
    : contractError(PATH, 'answered something that is not a zip')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function* readPieces(response: Response, signal: AbortSignal): AsyncGenerator<Piece> {
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
  } catch (error) {
    throw toApiError(error, PATH)
  } finally {
    clearTimeout(timer)
  }
}
