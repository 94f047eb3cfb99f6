import * as v from 'valibot'
import { optional, periodSearchSchema } from '@/features/record-list/list-search'

/** The URL of a dashboard: its days, and the time zone that decides which day is today. */
export const dashboardSearchSchema = v.object({
  ...periodSearchSchema.entries,
  /** Absent for the local time zone. */
  zone: optional(v.picklist(['utc'])),
})
export type DashboardSearch = v.InferOutput<typeof dashboardSearchSchema>
