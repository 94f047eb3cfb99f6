import * as v from 'valibot'
import { periodSearchSchema } from '@/features/record-list/list-search'
import type { DayZone } from '@/lib/period/period'
import { optional } from '@/lib/search-schema'

/** Dashboard search parameters: the period, and the time zone that determines today. */
export const dashboardSearchSchema = v.object({
  ...periodSearchSchema.entries,
  /** Absent for the local time zone. */
  zone: optional(v.picklist(['utc'])),
})
export type DashboardSearch = v.InferOutput<typeof dashboardSearchSchema>

/** Returns the time zone that determines today. */
export const getZone = ({ zone }: DashboardSearch): DayZone => zone ?? 'local'

/** Metric that ranks the clients on the admin dashboard. Absent for a ranking by sessions. */
const clientRank = v.picklist(['failed', 'failure_rate'])
export type ClientRank = v.InferOutput<typeof clientRank>

export const adminDashboardSearchSchema = v.object({
  ...dashboardSearchSchema.entries,
  rank: optional(clientRank),
})
