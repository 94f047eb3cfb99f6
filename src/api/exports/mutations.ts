import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { messageSchema } from '@/api/account/schema'
import { post } from '@/api/core/http'
import type { Scope } from '@/auth/realm'
import type { ImageExportRequest, TransactionExportRequest } from './requests'
import type { ExportKind } from './schema'

/** Asks for an export, which the backend sends by email when it is ready. */
export function useRequestExport(scope: Scope, kind: ExportKind) {
  return useMutation({
    mutationFn: (json: ImageExportRequest | TransactionExportRequest) =>
      // A response without a body is a success: reporting it as a failure would request the export twice.
      post(scope, `v1/valify/export-${kind}/`, v.optional(messageSchema), { json }),
  })
}
