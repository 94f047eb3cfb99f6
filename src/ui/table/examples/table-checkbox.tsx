import type { Examples } from '@gallery/example'
import { PageCheckbox, RowCheckbox } from '@/ui/table/table-checkbox'
import { rowKey, exampleSessions } from './sessions'

const rows = exampleSessions(3)

const Page = ({ selected }: { selected: number }) => (
  <PageCheckbox
    rows={rows}
    rowKey={rowKey}
    selection={{
      rows: rows.slice(0, selected),
      has: (key) => rows.slice(0, selected).some(({ id }) => id === key),
      set: () => {},
      clear: () => {},
    }}
  />
)

const Row = ({ checked }: { checked: boolean }) => (
  <RowCheckbox rowKey="1-204" checked={checked} onToggle={() => {}} />
)

export const examples: Examples = {
  'of a row': () => <Row checked={false} />,
  'of a row, selected': () => <Row checked />,
  'of a page, none': () => <Page selected={0} />,
  'of a page, some': () => <Page selected={2} />,
  'of a page, all': () => <Page selected={3} />,
}
