import * as v from 'valibot'
import { wireId, wirePage, wirePeriod } from '@/api/core/request'

/** Days, inclusive. */
export const extraResultExportRequest = v.strictObject({ bundle_id: wireId, ...wirePeriod })
export type ExtraResultExportRequest = v.InferOutput<typeof extraResultExportRequest>

/** Both days are required. */
export const extraResultListRequest = v.strictObject({
  ...extraResultExportRequest.entries,
  ...wirePage,
})
export type ExtraResultListRequest = v.InferOutput<typeof extraResultListRequest>
