import type { ComponentProps } from 'react'
import type { Examples } from '@gallery/example'
import { Button } from '@/ui/form/button'
import { ListTools } from '@/ui/list-toolbar/list-tools'
import { useOpened } from '@/ui/overlays/examples/use-opened'
import { columns, failedView, lists } from './columns'

type Settings = Partial<ComponentProps<typeof ListTools>>

const Tools = (props: Settings) => (
  <ListTools
    listId={lists.none}
    columns={columns}
    view={failedView}
    searching={false}
    empty={false}
    onApplyView={() => {}}
    onExport={() => {}}
    {...props}
  />
)

/** Opens the saved views, because `useOpened` clicks the first button. */
const Opened = (props: Settings) => (
  <div ref={useOpened()} style={{ display: 'flex', padding: 16 }}>
    <Tools {...props} />
  </div>
)

const size = { width: 640, height: 460 }

export const examples: Examples = {
  'no view': () => <Tools />,
  'the view in use': () => <Tools listId={lists.some} />,
  'the view in use, long name': () => (
    <Tools listId={lists.some} view={{ search: { error_code: 5002 } }} />
  ),
  'nothing to export': () => <Tools empty />,
  'with a tool of the list': () => (
    <Tools>
      <Button variant="default">Compare</Button>
    </Tools>
  ),
  'saved views, none': { Framed: () => <Opened />, ...size },
  'saved views, some': { Framed: () => <Opened listId={lists.some} />, ...size },
  'saved views, as many as allowed': { Framed: () => <Opened listId={lists.full} />, ...size },
  'saved views, with a search text': {
    Framed: () => <Opened listId={lists.some} searching />,
    ...size,
  },
  'on a phone': { Framed: () => <Tools listId={lists.some} />, width: 390, height: 60 },
  'saved views, on a phone': {
    Framed: () => <Opened listId={lists.some} />,
    width: 390,
    height: 340,
  },
}
