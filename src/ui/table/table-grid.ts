import type { CSSProperties } from 'react'
import type { Column } from './column'

declare module 'react' {
  interface CSSProperties {
    '--columns'?: string
  }
}

/** The widths of a table of very many rows: shares of the whole, since no row tells what all of them need. */
export function tableGrid<Row>(
  columns: readonly Column<Row>[],
  selectable: boolean,
): CSSProperties {
  const shares = columns.map(({ boneWidth = 80 }) => {
    const share = boneWidth + 24
    return `minmax(${share}px, ${share}fr)`
  })
  return { '--columns': [...(selectable ? ['40px'] : []), ...shares].join(' ') }
}
