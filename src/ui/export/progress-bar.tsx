import { Progress } from '@mantine/core'

interface ProgressBarProps {
  label: string
  /** From 0 to 1. Undefined while unknown: screen readers would announce a full bar as done. */
  share: number | undefined
}

/** A progress bar. The dialog that shows it imports the styles. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const isKnown = share !== undefined
  const percent = isKnown ? Math.round(Math.min(1, share) * 100) : undefined
  return (
    <Progress.Root>
      <Progress.Section
        value={percent ?? 100}
        animated={!isKnown}
        striped={!isKnown}
        withAria={false}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
      />
    </Progress.Root>
  )
}
