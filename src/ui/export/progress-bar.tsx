import '@mantine/core/styles/Progress.layer.css'
import { ProgressRoot, ProgressSection } from '@mantine/core'

interface ProgressBarProps {
  label: string
  /** From 0 to 1. Undefined while unknown, because screen readers would announce a full bar as done. */
  share: number | undefined
}

/** A progress bar. Mantine's `Progress` always needs a percentage. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, share) * 100)
  return (
    <ProgressRoot>
      <ProgressSection
        withAria={false}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        value={percent ?? 100}
        animated={percent === undefined}
      />
    </ProgressRoot>
  )
}
