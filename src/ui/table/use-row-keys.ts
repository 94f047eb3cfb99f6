import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useShortcuts, type Shortcuts } from '@/ui/shell/shortcuts'

interface RowKeys {
  root: RefObject<HTMLElement | null>
  rows: readonly unknown[]
  /** Without it rows are not ticked. */
  onToggle: ((index: number) => void) | undefined
  /** Scrolls to a row that is not drawn. */
  reveal: (index: number) => void
  /** Rows that lead nowhere need no keys. */
  enabled: boolean
}

/** How often a row that is scrolled to is looked for, once per frame. */
const MAX_FRAMES = 20

/** `j` and `k` walk the rows by moving the focus, so that whoever sees, hears or feels it follows; Enter opens. */
export function useRowKeys({ root, rows, onToggle, reveal, enabled }: RowKeys): void {
  const { t } = useLingui()
  const last = useRef(-1)
  useLayoutEffect(() => {
    last.current = -1
  }, [rows])

  const current = () => focusedRow(root.current) ?? last.current

  function go(by: number) {
    const next = Math.max(0, Math.min(rows.length - 1, current() + by))
    last.current = next
    focusRow(root, next, reveal)
  }

  const keys: Shortcuts = {
    j: { label: t`Next row`, run: () => go(1) },
    k: { label: t`Previous row`, run: () => go(-1) },
    Enter: { label: t`Open the row`, run: () => linkOf(rowAt(root.current, current()))?.click() },
    ...(onToggle
      ? {
          x: {
            label: t`Select the row`,
            run: () => {
              if (current() >= 0) onToggle(current())
            },
          },
        }
      : {}),
  }
  useShortcuts(enabled && rows.length > 0 ? keys : {}, t`List`)
}

/** The place of the row that has the focus in it. */
function focusedRow(root: HTMLElement | null): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')
  return row && root?.contains(row) ? Number(row.dataset['row']) : undefined
}

function focusRow(root: RowKeys['root'], index: number, reveal: RowKeys['reveal'], frame = 0) {
  const row = rowAt(root.current, index)
  if (row) {
    const target = linkOf(row) ?? row
    target.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
    return
  }
  if (frame === 0) reveal(index)
  if (frame < MAX_FRAMES) requestAnimationFrame(() => focusRow(root, index, reveal, frame + 1))
}

function rowAt(root: HTMLElement | null, index: number) {
  return root?.querySelector<HTMLElement>(`[data-row="${index}"]`) ?? undefined
}

function linkOf(row: HTMLElement | undefined) {
  return row?.querySelector<HTMLElement>('a[href]') ?? undefined
}
