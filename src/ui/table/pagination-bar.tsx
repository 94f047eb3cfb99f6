import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatNumber } from '@/lib/format'
import { IconButton } from '@/ui/display/icon-button'
import { iconProps } from '@/ui/display/icon-props'
import { EmptyState } from '@/ui/feedback/states'
import { Button } from '@/ui/form/button'
import common from '@/ui/display/common.module.css'
import classes from './pagination-bar.module.css'

interface PaginationBarProps {
  /** Page number, starting at 1. */
  page: number
  pageSize: number
  /** Page of the rows on screen. It differs from `page` while the new page loads. */
  visiblePage?: { page: number; pageSize: number }
  /** Undefined if the server doesn't count the rows, so the last page is unknown. */
  total: number | undefined
  /** Number of rows on the shown page. */
  rows?: number
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
  sizes?: readonly number[]
  /** Controls for all rows, next to the page size. */
  aside?: ReactNode
}

const defaultSizes = [10, 25, 50, 100]

/** Pager for a list that the server paginates, with the row range, page buttons and page size. */
export function PaginationBar(props: PaginationBarProps) {
  const {
    page,
    pageSize,
    total,
    rows = pageSize,
    onPage,
    onPageSize,
    sizes = defaultSizes,
    aside,
  } = props
  const { visiblePage = { page, pageSize } } = props
  const { t, i18n } = useLingui()
  const isAtEnd = total === undefined ? rows < pageSize : page * pageSize >= total
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / pageSize))
  const number = (value: number) => formatNumber(value, i18n.locale)
  const before = (visiblePage.page - 1) * visiblePage.pageSize
  const end = total ?? before + rows
  const from = number(Math.min(end, before + 1))
  const to = number(Math.min(end, before + visiblePage.pageSize))
  const all = total !== undefined && number(total)
  const step = (label: string, target: number, isEnabled: boolean, icon: ReactNode) => (
    <IconButton label={label} size="lg" disabled={!isEnabled} onClick={() => onPage(target)}>
      {icon}
    </IconButton>
  )
  return (
    <nav className={`${common.row} ${common.note} ${classes.bar}`} aria-label={t`Pages`}>
      <span className={`${common.row} ${classes.start}`}>
        <span className={common.line}>
          <span aria-hidden="true" className={classes.sizeLabel}>
            <Trans>Rows per page</Trans>
          </span>
          <NativeSelect
            size="xs"
            aria-label={t`Rows per page`}
            value={String(pageSize)}
            data={[...new Set([...sizes, pageSize])]
              .toSorted((a, b) => a - b)
              .map((size) => ({ value: String(size), label: number(size) }))}
            onChange={({ currentTarget: { value: size } }) => onPageSize(Number(size))}
          />
        </span>
        {aside}
      </span>
      <span className={common.digits} role="status" dir="auto">
        {all ? (
          <Trans>
            {from}–{to} of {all}
          </Trans>
        ) : (
          `${from}–${to}`
        )}
      </span>
      <span className={`${common.mirrored} ${classes.steps}`}>
        {step(t`First page`, 1, page > 1, <IconChevronsLeft {...iconProps} />)}
        {step(
          t`Previous page`,
          Math.min(page - 1, last),
          page > 1,
          <IconChevronLeft {...iconProps} />,
        )}
        {step(t`Next page`, page + 1, !isAtEnd, <IconChevronRight {...iconProps} />)}
        {total === undefined
          ? null
          : step(t`Last page`, last, !isAtEnd, <IconChevronsRight {...iconProps} />)}
      </span>
    </nav>
  )
}

interface OutOfRangeNoticeProps {
  last: number | undefined
  onPage: (page: number) => void
}

/**
 * Notice for a page beyond the list's end. Its button opens the last page, or the first page if the last is unknown.
 */
export function OutOfRangeNotice({ last, onPage }: OutOfRangeNoticeProps) {
  return (
    <EmptyState
      title={<Trans>This page does not exist</Trans>}
      text={last === undefined ? undefined : <Trans>The last page is {last}.</Trans>}
      action={
        <Button variant="default" onClick={() => onPage(last ?? 1)}>
          {last === undefined ? <Trans>First page</Trans> : <Trans>Go to the last page</Trans>}
        </Button>
      }
    />
  )
}
