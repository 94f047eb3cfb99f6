import * as v from 'valibot'
import { periodSearchSchema } from '@/features/record-list/list-search'
import { optional } from '@/lib/search-schema'

/** The URL of a dashboard: its days, and the time zone that decides which day is today. */
export const dashboardSearchSchema = v.object({
  ...periodSearchSchema.entries,
  /** Absent for the local time zone. */
  zone: optional(v.picklist(['utc'])),
})
export type DashboardSearch = v.InferOutput<typeof dashboardSearchSchema>
