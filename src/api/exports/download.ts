import { ApiError, contractError, parseErrorBody } from '@/api/api-error'
import { postForFile, type FileResponse } from '@/api/http'
import { toApiError } from '@/api/to-api-error'
import type { Scope } from '@/auth/realm'
import { bodyPieces } from '@/lib/body-pieces'
import { fileNameFrom } from '@/lib/file-name'
import { startsAsZip, zipEnding } from '@/lib/zip-marks'

const PATH = 'v1/valify/export-extra-results/'
/** Of an export whose answer names none (specification section 9). */
export const EXPORT_NAME = 'export.zip'
/** A file may take its time, but not stand still this long, in ms. */
const INACTIVITY = 60_000
/** More than any error has to say. */
const MAX_ERROR_BYTES = 65_536

export type Progress = { received: number; total: number | undefined }
type Piece = Uint8Array<ArrayBuffer>

interface DownloadOptions {
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  /** Takes the bytes as they come, which are overwritten by the next. What it throws passes unchanged. */
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
  const answer = await postForFile(scope, PATH, { json: request, signal })
  const total = Number(answer.headers.get('content-length')) || undefined
  const ending = zipEnding()
  let received = 0
  for await (const piece of asZip(readPieces(answer, signal), answer)) {
    await write(piece)
    ending.add(piece)
    received += piece.byteLength
    onProgress({ received, total })
  }
  if (!ending.found()) throw contractError(PATH, 'broke off before the end of the zip')
  return fileNameFrom(answer.headers.get('content-disposition'), EXPORT_NAME)
}

/** Lets a zip through, told by its first bytes, however few come at once. */
async function* asZip(pieces: AsyncIterable<Piece>, answer: FileResponse): AsyncGenerator<Piece> {
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
    else if (held.length > MAX_ERROR_BYTES) break
  }
  if (!open) throw errorOf(held, answer)
}

/** A copy: the second ones are there until the next are read. */
function joined(first: Piece, second: Piece): Piece {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

function errorOf(bytes: Piece, answer: FileResponse): ApiError {
  if (bytes.length === 0) return contractError(PATH, 'answered with an empty file')
  const body = parseErrorBody(jsonOf(new TextDecoder().decode(bytes)))
  return (body.message ?? body.detail)
    ? new ApiError('status', `${PATH} answered an error`, { status: answer.status, body })
    : contractError(PATH, 'answered something that is not a zip')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function* readPieces(answer: FileResponse, signal: AbortSignal): AsyncGenerator<Piece> {
  if (!answer.body) return
  const pieces = bodyPieces(answer.body)
  try {
    for (;;) {
      const piece = await withinInactivity(pieces.next())
      signal.throwIfAborted()
      if (!piece) return
      yield piece
    }
  } finally {
    pieces.cancel()
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

/** The answer is a zip, not JSON (section 7). Days, inclusive. */
export type ExportExtraResultsRequest = {
  bundle_id: string
  start_date: string
  end_date: string
}
