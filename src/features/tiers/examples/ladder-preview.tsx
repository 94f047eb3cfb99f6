import type { Examples } from '@gallery/example'
import { HitsInTier } from '@/features/tiers/hits-in-tier'
import { DraftPreview, LadderPreview } from '@/features/tiers/ladder-preview'
import { draftsOf, tiers } from './ladders'

const Many = () => <LadderPreview tiers={tiers} label="Liveness" />

export const examples: Examples = {
  'three tiers': Many,
  'one tier': () => <LadderPreview tiers={tiers.slice(2)} label="Liveness" />,
  'no tiers': () => <LadderPreview tiers={[]} label="Liveness" />,
  'of tiers with a gap': () => (
    <DraftPreview ladder={draftsOf(['0', '1000', '1000'], ['2001', '', '9000'])} label="Liveness" />
  ),
  'the answer for hits': () => (
    <>
      <p>
        <HitsInTier tiers={tiers} hits={1} />
      </p>
      <p>
        <HitsInTier tiers={tiers} hits={4500} />
      </p>
      <p>
        <HitsInTier tiers={[]} hits={4500} />
      </p>
    </>
  ),
  'on a phone': { Framed: Many, width: 390, height: 200 },
}
