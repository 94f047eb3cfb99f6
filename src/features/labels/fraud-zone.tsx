import { Trans, useLingui } from '@lingui/react/macro'
import { Missing, Percent } from '@/ui/display/data'

/** Shows a fraud zone with its meaning, or only its number if the zone is unknown. */
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

/** Shows the zone and its meaning without the word "Fraud", for use beside a label such as "Fraud zone". */
export function Zone({ zone }: { zone: number }) {
  return useZoneName()(zone)
}

export function useZoneName(): (zone: number) => string {
  const { t } = useLingui()
  return (zone) => {
    switch (zone) {
      case 1:
        return t`Zone 1 (nothing found)`
      case 2:
        return t`Zone 2 (doubtful)`
      case 3:
        return t`Zone 3 (likely fraud)`
      default:
        return t`Zone ${zone}`
    }
  }
}

interface ZoneFindingProps {
  zone: number | undefined
  confidence: number | undefined
}

/**
 * Shows a zone with the service's confidence in words. Next to "Zone 1", a bare percentage could be mistaken for the
 * probability of fraud.
 */
export function ZoneFinding({ zone, confidence }: ZoneFindingProps) {
  if (confidence === undefined) return zone === undefined ? <Missing /> : <Zone zone={zone} />
  const sure = <Percent value={confidence} />
  switch (zone) {
    case undefined:
      return (
        <Trans>
          Confidence <Percent value={confidence} />
        </Trans>
      )
    case 1:
      return <Trans>No sign of fraud ({sure} confidence)</Trans>
    case 2:
      return <Trans>Doubtful ({sure} confidence)</Trans>
    case 3:
      return <Trans>Likely fraud ({sure} confidence)</Trans>
    default:
      return (
        <Trans>
          Zone {zone} ({sure} confidence)
        </Trans>
      )
  }
}
