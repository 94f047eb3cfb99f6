import type { BundleAnalytics, TierUsage } from '@/api/analytics/schema'

export const period = { from: '2026-10-01', to: '2026-10-31' }

export const analytics: BundleAnalytics = {
  summary: {
    sessions: 12_480,
    transactions: 41_205,
    successful: 9860,
    failed: 1910,
    success_rate: 0.79,
    avg_duration: 65,
    billable: 38_940,
  },
  series: Array.from({ length: 31 }, (_, index) => ({
    date: `2026-10-${String(index + 1).padStart(2, '0')}`,
    sessions: 340 + ((index * 37) % 120),
    successful: 270 + ((index * 29) % 80),
    failed: 40 + ((index * 13) % 25),
  })),
  services: [
    { service: 'ocr', total: 13_900, successful: 12_480, failed: 1420 },
    { service: 'liveness', total: 12_010, successful: 11_300, failed: 710 },
    { service: 'face_match', total: 11_300, successful: 10_240, failed: 1060 },
    { service: 'ntra', total: 3995, successful: 3550, failed: 445 },
  ],
  bundles: [
    { bundle_id: '20011', name: 'Retail onboarding', transactions: 30_400, success_rate: 0.81 },
    { bundle_id: '20012', name: 'محفظة', transactions: 10_805, success_rate: 0.74 },
  ],
  errors: [
    { error_code: 5009, message: 'Not readable', count: 820 },
    { error_code: 5033, message: 'Faces differ', count: 610 },
    { error_code: 5031, message: 'Not alive', count: 344 },
  ],
  platforms: [
    { platform: 'android', count: 8900 },
    { platform: 'ios', count: 3580 },
  ],
}

export const previous: BundleAnalytics = {
  ...analytics,
  summary: { ...analytics.summary, sessions: 11_200, transactions: 43_000, success_rate: 0.83 },
}

export const none: BundleAnalytics = {
  ...analytics,
  summary: {
    sessions: 0,
    transactions: 0,
    successful: 0,
    failed: 0,
    success_rate: 0,
    avg_duration: 0,
  },
  series: [],
  services: [],
  bundles: [],
  errors: [],
  platforms: [],
}

const tier = {
  service: 'ocr',
  pricing_type: 'TIERED',
  bill_type: 'PREPAID',
  currency: 'EGP',
} as const

export const usedTiers: readonly TierUsage[] = [
  {
    ...tier,
    minimum_interval: 0,
    maximum_interval: 1000,
    amount_of_hits: 1000,
    used: 1000,
    cost: 2500,
  },
  {
    ...tier,
    minimum_interval: 1001,
    maximum_interval: 20_000,
    amount_of_hits: 19_000,
    used: 12_900,
    cost: 25_800,
  },
  {
    ...tier,
    minimum_interval: 20_001,
    maximum_interval: Number.MAX_SAFE_INTEGER,
    amount_of_hits: 50_000,
    used: 0,
    cost: 0,
  },
]
