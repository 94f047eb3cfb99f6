import { Plural, Trans } from '@lingui/react/macro'
import { Data, Num } from '@/ui/display/data'
import { Button } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import type { ListFooter } from './list-reader/find-footers'
import classes from './sanction-lists.module.css'

interface ListFootersProps {
  footers: readonly ListFooter[]
  leftOutRows: readonly number[]
  onLeftOutRows: (rows: readonly number[]) => void
}

/** Offers to leave out the last rows if they look like a note below the list. */
export function ListFooters({ footers, leftOutRows, onLeftOutRows }: ListFootersProps) {
  if (footers.length === 0) return null
  const areLeftOut = footers.every(({ row }) => leftOutRows.includes(row))
  return (
    <InlineAlert
      tone="info"
      title={
        areLeftOut ? (
          <Plural
            value={footers.length}
            one="The last row is left out"
            other="The last # rows are left out"
          />
        ) : (
          <Plural
            value={footers.length}
            one="The last row may be a note, not a person"
            other="The last # rows may be notes, not people"
          />
        )
      }
    >
      <ul className={classes.footers}>
        {footers.map(({ row, text }) => (
          <li key={row}>
            <Trans>
              Row <Num value={row} />: <Data>{text}</Data>
            </Trans>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        size="xs"
        onClick={() => onLeftOutRows(areLeftOut ? [] : footers.map(({ row }) => row))}
      >
        {areLeftOut ? <Trans>Put back</Trans> : <Trans>Leave out</Trans>}
      </Button>
    </InlineAlert>
  )
}
