import { Button } from '@/ui/form/button'
import { useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { findIn } from '@/browser/dom-lookups'
import { HiddenText } from '@/ui/display/hidden-text'
import { useLabelFormat } from '@/ui/display/joined-text'
import { IconButton } from '@/ui/display/icon-button'
import { smallIconProps } from '@/ui/display/icon-props'
import { Popover } from '@/ui/overlays/popover'
import classes from './filter-popover.module.css'

interface FilterPopoverProps {
  label: string
  /** The current value in words. */
  value: ReactNode
  icon?: ReactNode
  className?: string
  panelClassName?: string
  /** Clears the filter. Must be set only while the filter is active and can be cleared. */
  onClear?: () => void
  children: (close: () => void) => ReactNode
}

/** A filter whose button shows its value and opens a panel. */
export function FilterPopover(props: FilterPopoverProps) {
  const { label, value, icon, className = '', panelClassName, onClear, children } = props
  const { t } = useLingui()
  const labeled = useLabelFormat()
  return (
    <span className={`${classes.filter} ${className}`}>
      <Popover
        label={label}
        className={panelClassName}
        button={(button) => (
          <Button
            {...button}
            variant="default"
            classNames={{ root: classes.target, label: classes.value }}
            justify="start"
            data-on={onClear ? true : undefined}
            leftSection={icon}
            rightSection={onClear ? undefined : <IconChevronDown {...smallIconProps} />}
          >
            <HiddenText>{labeled(label, '')}</HiddenText>
            {value}
          </Button>
        )}
      >
        {children}
      </Popover>
      {onClear ? (
        <IconButton
          label={t`Clear ${label}`}
          onClick={({ currentTarget }) => {
            // This button disappears with the value, so the filter's button gets the focus first.
            findIn(currentTarget.parentElement, 'control')?.focus()
            onClear()
          }}
        >
          <IconX {...smallIconProps} />
        </IconButton>
      ) : null}
    </span>
  )
}
