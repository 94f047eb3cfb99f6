import { Button } from '@/ui/form/button'
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useId, useState, type ReactNode } from 'react'
import { smallIconProps } from '@/ui/display/icon-props'
import common from '@/ui/display/common.module.css'
import classes from './filter-bar.module.css'

interface FilterBarProps {
  children: ReactNode
  /** Filters that a phone hides behind a button, and the number of these filters that are active. */
  more?: ReactNode
  moreSet?: number
  /** Clears all filters. Must be set only while a filter is active. */
  onClear?: () => void
  /** Row count in words. */
  total?: ReactNode
  /** List tools, at the end and separate from the filters. */
  tools?: ReactNode
}

/** List filters, with the total and tools below. The total and the tools stay in place regardless of the filters. */
export function FilterBar(props: FilterBarProps) {
  const { children, more, moreSet = 0, onClear, total, tools } = props
  const { t } = useLingui()
  const id = useId()
  const [opened, setOpened] = useState(false)
  const isPhone = useMediaQuery('(max-width: 36em)', undefined, { getInitialValueInEffect: false })
  const isFolded = isPhone && more !== undefined
  const clear = onClear ? (
    <Button
      variant="subtle"
      color="gray"
      className={classes.clear}
      leftSection={<IconX {...smallIconProps} />}
      onClick={onClear}
    >
      <Trans>Clear filters</Trans>
    </Button>
  ) : null
  return (
    <div className={classes.row}>
      <div className={`${common.row} ${classes.bar}`} role="group" aria-label={t`Filters`}>
        {children}
        {isFolded ? null : more}
      </div>
      {isFolded ? (
        <Button
          variant="default"
          className={classes.toggle}
          data-on={moreSet > 0 || undefined}
          leftSection={<IconAdjustmentsHorizontal {...smallIconProps} />}
          aria-expanded={opened}
          aria-controls={opened ? id : undefined}
          onClick={() => setOpened(!opened)}
        >
          {moreSet > 0 ? <Trans>Filters ({moreSet})</Trans> : <Trans>Filters</Trans>}
        </Button>
      ) : null}
      {tools || total !== undefined || clear ? (
        <div className={`${common.row} ${classes.line}`} data-tools={tools ? true : undefined}>
          {total === undefined ? null : (
            <span className={`${common.label} ${common.digits} ${classes.total}`} dir="auto">
              {total}
            </span>
          )}
          {isFolded ? null : clear}
          {tools}
        </div>
      ) : null}
      {isFolded && opened ? (
        <div
          id={id}
          className={`${common.row} ${classes.more}`}
          role="group"
          aria-label={t`More filters`}
        >
          {more}
          {clear}
        </div>
      ) : null}
    </div>
  )
}
