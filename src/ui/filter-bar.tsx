import { IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { smallIconProps } from './icon-props'
import classes from './filter-bar.module.css'

interface FilterBarProps {
  children: ReactNode
  /** Whether any filter is set: only then there is something to clear. */
  active?: boolean
  onClear?: () => void
  /** At the end of the row: what concerns the list and not its filters. */
  tools?: ReactNode
}

/** One row of filters that wraps. */
export function FilterBar({ children, active = false, onClear, tools }: FilterBarProps) {
  const { t } = useLingui()
  return (
    <div className={classes.row}>
      <div className={classes.bar} role="group" aria-label={t`Filters`}>
        {children}
        {active && onClear ? (
          <Button
            variant="subtle"
            color="gray"
            px="xs"
            leftSection={<IconX {...smallIconProps} />}
            onClick={onClear}
          >
            <Trans>Clear filters</Trans>
          </Button>
        ) : null}
      </div>
      {tools}
    </div>
  )
}
