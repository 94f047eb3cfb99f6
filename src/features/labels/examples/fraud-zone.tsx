import type { Examples } from '@gallery/example'
import { FraudZone, Zone, ZoneFinding } from '@/features/labels/fraud-zone'

const zones = [1, 2, 3, 7]

export const examples: Examples = {
  'each zone, the last unknown': () =>
    zones.map((zone) => (
      <p key={zone}>
        <FraudZone zone={zone} />
      </p>
    )),
  'beside a label': () =>
    zones.map((zone) => (
      <p key={zone}>
        <Zone zone={zone} />
      </p>
    )),
  'with confidence': () =>
    zones.map((zone) => (
      <p key={zone}>
        <ZoneFinding zone={zone} confidence={0.874} />
      </p>
    )),
  'confidence alone': () => <ZoneFinding zone={undefined} confidence={0.874} />,
  empty: () => <ZoneFinding zone={undefined} confidence={undefined} />,
}
