import type { ListUpload } from '@/backend/sanction-lists'

/** An upload whose errors name the rows of the person's file: the server counts those of the CSV that was sent. */
export function withFileRows(result: ListUpload, rows: Uint32Array): ListUpload {
  const errors = result.errors.map((error) => ({ ...error, row: rows[(error.row ?? 0) - 2] }))
  return { ...result, errors }
}
