import { Progress } from '@mantine/core'

interface ProgressBarProps {
  label: string
  /** 0 to 1; undefined while nobody knows: a full bar would be read out as done. */
  share: number | undefined
}

/** How far something is. Its styles come with the dialog that shows it. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const known = share !== undefined
  const percent = known ? Math.round(Math.min(1, share) * 100) : undefined
  return (
    <Progress.Root>
      <Progress.Section
        value={percent ?? 100}
        animated={!known}
        striped={!known}
        withAria={false}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
      />
    </Progress.Root>
  )
}
