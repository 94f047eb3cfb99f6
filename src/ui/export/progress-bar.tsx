import '@mantine/core/styles/Progress.layer.css'
import { ProgressRoot, ProgressSection } from '@mantine/core'

interface ProgressBarProps {
  label: string
  /** From 0 to 1. Undefined while unknown, so screen readers don't announce the animated bar as done. */
  share: number | undefined
}

/** A progress bar that also works without a percentage, unlike Mantine's `Progress`. */
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
