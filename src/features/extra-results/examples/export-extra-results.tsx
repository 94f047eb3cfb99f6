import type { Examples } from '@gallery/example'
import { inState } from '@gallery/state'
import { ExportExtraResults } from '@/features/extra-results/export-extra-results'

const props = {
  scope: { realm: 'admin', sid: 'gallery' },
  bundleId: '20011',
  period: { from: '2026-11-01', to: '2026-11-20' },
} as const

const Each = () => (
  <>
    <ExportExtraResults {...props} /> <ExportExtraResults {...props} variant="default" />
  </>
)

export const examples: Examples = {
  'each variant': Each,
  hover: inState('hover', Each),
  focus: inState('focus', Each),
}
