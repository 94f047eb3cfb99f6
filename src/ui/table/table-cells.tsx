import { Link, type LinkOptions } from '@tanstack/react-router'
import { useEffect, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { findAround, findIn } from '@/browser/dom-lookups'
import type { Column, RowLink } from './column'
import common from '@/ui/display/common.module.css'
import classes from './data-table.module.css'

/** Returns a cell's content. `bare` omits content that only a hovered or focused row needs. */
export function cellContent<Row>(
  column: Column<Row>,
  row: Row,
  rowLink?: RowLink<Row>,
  bare = false,
): ReactNode {
  const link = column.primary ? rowLink?.(row) : undefined
  const content = link ? linkedCell(column, row, link, bare) : column.cell(row)
  if (!column.after || bare) return content
  return (
    <>
      {content}
      {column.after(row)}
    </>
  )
}

function linkedCell<Row>(
  { cell, linkLabel }: Column<Row>,
  row: Row,
  link: LinkOptions,
  bare: boolean,
): ReactNode {
  const className = bare ? classes.link : `${common.coveringLink} ${classes.coveringLink}`
  if (linkLabel)
    return (
      <>
        <Link {...link} className={className} aria-label={linkLabel(row)} />
        {cell(row)}
      </>
    )
  return (
    <Link {...link} className={className}>
      {cell(row)}
    </Link>
  )
}

/** Opens the row on a click on content above the covering link, such as a time, unless the content is interactive. */
export function followRowLink(event: MouseEvent<HTMLTableRowElement>) {
  if (findAround(event.target, 'interactive')) return
  // Ignores the click that ends a text selection.
  if (getSelection()?.type === 'Range') return
  if (event.button > 1) return
  // Handles the middle button like Ctrl or ⌘, because it also opens a new tab.
  const isMiddleButton = event.button === 1
  const { shiftKey } = event
  findIn(event.currentTarget, 'rowHeaderLink')?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: event.ctrlKey || isMiddleButton,
      metaKey: event.metaKey || isMiddleButton,
      shiftKey,
    }),
  )
}

/** Marks a table while it is scrolled sideways, because its columns are pinned only then. */
export function useHorizontalScrollAttribute(region: RefObject<HTMLElement | null>) {
  // Bypasses React to run before the visible rows render, so reading scrollLeft forces no layout.
  useEffect(() => {
    const element = region.current
    const mark = () => element?.toggleAttribute('data-sideways', element.scrollLeft !== 0)
    element?.addEventListener('scroll', mark, { passive: true })
    return () => element?.removeEventListener('scroll', mark)
  }, [region])
}
