import type { Examples } from '@gallery/example'
import { ColumnsPopover, MenuSkeleton } from '@/ui/list-toolbar/columns-popover'
import { useOpened } from '@/ui/overlays/examples/use-opened'
import { columns, lists } from './columns'

const Opened = ({ list }: { list: string }) => (
  <div ref={useOpened()} style={{ display: 'flex', justifyContent: 'end', padding: 16 }}>
    <ColumnsPopover listId={list} columns={columns} />
  </div>
)

const size = { width: 480, height: 460 }

export const examples: Examples = {
  closed: () => <ColumnsPopover listId={lists.none} columns={columns} />,
  'open, nothing changed': { Framed: () => <Opened list={lists.none} />, ...size },
  'open, changed': { Framed: () => <Opened list={lists.some} />, ...size },
  'open, on a phone': { Framed: () => <Opened list={lists.some} />, width: 390, height: 320 },
  'its menu while loading': () => <MenuSkeleton />,
}
