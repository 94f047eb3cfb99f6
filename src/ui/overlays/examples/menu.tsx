import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Examples } from '@gallery/example'
import { iconProps } from '@/ui/display/icon-props'
import { Menu, type MenuItem } from '@/ui/overlays/menu'
import { useOpened } from './use-opened'

const Actions = ({ item }: { item: MenuItem }) => (
  <>
    <button type="button" {...item}>
      <IconEye {...iconProps} /> View list
    </button>
    <button type="button" {...item}>
      <IconPencil {...iconProps} /> Rename
    </button>
    <button type="button" {...item}>
      <IconTrash {...iconProps} /> Delete
    </button>
  </>
)

const Example = () => <Menu items={(item) => <Actions item={item} />}>Actions</Menu>

const Opened = () => (
  <div ref={useOpened()} style={{ display: 'flex', justifyContent: 'end', padding: 16 }}>
    <Example />
  </div>
)

const One = () => (
  <div ref={useOpened()} style={{ padding: 16 }}>
    <Menu
      items={(item) => (
        <a href="/app/pages/profile" {...item}>
          Everything that this organization agreed to
        </a>
      )}
    >
      Documents
    </Menu>
  </div>
)

const small = { width: 480, height: 220 }

export const examples: Examples = {
  closed: () => <Example />,
  'open, on its first item': { Framed: Opened, ...small },
  'one item, long text': { Framed: One, ...small },
  'on a phone': { Framed: Opened, width: 390, height: 220 },
}
