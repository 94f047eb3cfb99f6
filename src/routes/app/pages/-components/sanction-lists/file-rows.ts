import type { ListUpload } from '@/backend/sanction-lists'

/** Maps an upload's errors to rows of the user's file, because the server counts rows of the CSV it received. */
export function withFileRows(result: ListUpload, rows: Uint32Array): ListUpload {
  const errors = result.errors.map((error) => ({ ...error, row: rows[(error.row ?? 0) - 2] }))
  return { ...result, errors }
}
