import { IconX } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { findIn } from '@/browser/dom-lookups'
import { smallIconProps } from '@/ui/display/icon-props'
import { IconButton } from '@/ui/display/icon-button'

interface ClearFilterProps {
  label: string
  onClear: () => void
}

/** Takes a filter off that is on. It goes with that, so the focus moves to the filter, which is before it. */
export function ClearFilter({ label, onClear }: ClearFilterProps) {
  const { t } = useLingui()
  return (
    <IconButton
      label={t`Clear ${label}`}
      onClick={({ currentTarget }) => {
        findIn(currentTarget.parentElement, 'control')?.focus()
        onClear()
      }}
    >
      <IconX {...smallIconProps} />
    </IconButton>
  )
}
