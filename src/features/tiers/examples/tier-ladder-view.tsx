import type { Examples } from '@gallery/example'
import { TierLadderView } from '@/features/tiers/tier-ladder-view'
import { tiers } from './ladders'

const Many = () => <TierLadderView tiers={tiers} label="Liveness" />

export const examples: Examples = {
  'three tiers': Many,
  'one tier': () => <TierLadderView tiers={tiers.slice(2)} label="Liveness" />,
  empty: () => <TierLadderView tiers={[]} label="Liveness" />,
  'on a phone': { Framed: Many, width: 390, height: 420 },
}
