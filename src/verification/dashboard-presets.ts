import type { PeriodPreset } from '@/lib/period'

/** The backend counts over a period with two ends: "all time" is not one. */
export const dashboardPresets: readonly PeriodPreset[] = [
  'today',
  'last7',
  'last30',
  'last90',
  'thisMonth',
  'lastMonth',
]
