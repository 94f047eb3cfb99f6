import * as v from 'valibot'
import { periodSearchSchema } from '@/features/record-list/list-search'
import { optional } from '@/lib/search-schema'

/** The address of a dashboard: its days, and whose calendar says which day is today. */
export const dashboardSearchSchema = v.object({
  ...periodSearchSchema.entries,
  /** Left out where the days are those of the person's own calendar. */
  zone: optional(v.picklist(['utc'])),
})
export type DashboardSearch = v.InferOutput<typeof dashboardSearchSchema>
