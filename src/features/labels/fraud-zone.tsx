import { Trans } from '@lingui/react/macro'

/** A fraud zone with its meaning. An unknown zone shows only its number. */
export function FraudZone({ zone }: { zone: number }) {
  switch (zone) {
    case 1:
      return <Trans>Fraud zone 1 (nothing found)</Trans>
    case 2:
      return <Trans>Fraud zone 2 (doubtful)</Trans>
    case 3:
      return <Trans>Fraud zone 3 (likely fraud)</Trans>
    default:
      return <Trans>Fraud zone {zone}</Trans>
  }
}

/** The same next to a label that says whose zone it is. */
export function Zone({ zone }: { zone: number }) {
  switch (zone) {
    case 1:
      return <Trans>Zone 1 (nothing found)</Trans>
    case 2:
      return <Trans>Zone 2 (doubtful)</Trans>
    case 3:
      return <Trans>Zone 3 (likely fraud)</Trans>
    default:
      return <Trans>Zone {zone}</Trans>
  }
}
