import type { Examples } from '@gallery/example'
import { AnalyticsSkeleton, BillingSkeleton } from '@/features/analytics/analytics-skeleton'

const Client = () => <AnalyticsSkeleton audience="client" />

const size = { width: 1280, height: 960 }

export const examples: Examples = {
  'for a client': { Framed: Client, ...size },
  'for an administrator': { Framed: () => <AnalyticsSkeleton audience="admin" />, ...size },
  'of a bundle': { Framed: () => <AnalyticsSkeleton audience="bundle" />, ...size },
  'of the billing': { Framed: () => <BillingSkeleton />, width: 1280, height: 560 },
  'on a phone': { Framed: Client, width: 390, height: 960 },
}
