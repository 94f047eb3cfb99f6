import type { Examples } from '@gallery/example'
import { Button } from '@/ui/form/button'
import { ListSelectionBar } from '@/ui/list-toolbar/list-selection-bar'

const Bar = ({ count, compare = false }: { count: number; compare?: boolean }) => (
  <>
    <div style={{ blockSize: 92 }}>The last rows of the list</div>
    <ListSelectionBar count={count} onExport={() => {}} onClear={() => {}}>
      {compare ? (
        <Button variant="light" size="xs">
          Compare
        </Button>
      ) : null}
    </ListSelectionBar>
  </>
)

export const examples: Examples = {
  'nothing selected': () => <Bar count={0} />,
  one: () => <Bar count={1} />,
  'two, with an action of the list': () => <Bar count={2} compare />,
  many: () => <Bar count={100_000} compare />,
  'on a phone': { Framed: () => <Bar count={100_000} compare />, width: 390, height: 120 },
  'on a narrow phone': { Framed: () => <Bar count={100_000} compare />, width: 320, height: 120 },
}
