import type { ComponentProps } from 'react'
import type { Examples } from '@gallery/example'
import { Button } from '@/ui/form/button'
import { OutOfRangeNotice, PaginationBar } from '@/ui/table/pagination-bar'

const Bar = (props: Partial<ComponentProps<typeof PaginationBar>>) => (
  <PaginationBar
    page={3}
    pageSize={25}
    total={1204}
    onPage={() => {}}
    onPageSize={() => {}}
    {...props}
  />
)

const Aside = () => (
  <Bar
    total={100_000}
    aside={
      <Button variant="subtle" size="xs">
        Refresh
      </Button>
    }
  />
)

export const examples: Examples = {
  'in the middle': () => <Bar />,
  'the first page': () => <Bar page={1} />,
  'the last page': () => <Bar page={49} />,
  'one page': () => <Bar page={1} total={7} />,
  'no row': () => <Bar page={1} total={0} />,
  'a custom page size': () => <Bar pageSize={30} />,
  'while another page loads': () => <Bar page={4} visiblePage={{ page: 3, pageSize: 25 }} />,
  'many rows, with a control': Aside,
  'on a phone': { Framed: Aside, width: 390, height: 110 },
  'a page that does not exist': () => <OutOfRangeNotice last={49} onPage={() => {}} />,
}
