// As in src/main.tsx: the first declares the layers in their order.
import '@/theme.css'
import 'virtual:theme-variables.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider, TextInput } from '@mantine/core'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { activateEnglish } from '@/i18n/i18n'
import { theme } from '@/theme'
import type { Column } from '@/ui/table/column'
import { CopyButton, ShortId } from '@/ui/display/copy-id'
import { VirtualTable } from '@/ui/table/virtual-table'
import { Num } from '@/ui/display/data'
import type { LinkSlot } from '@/ui/display/link-slot'
import { Badge } from '@/ui/display/badge'
import { useSelection } from '@/ui/table/use-selection'
import { Time } from '@/ui/display/time'
import { listRows, type ListRow } from './list-rows'

const rows = listRows(100_000)

const columns: Column<ListRow>[] = [
  {
    id: 'id',
    header: 'Session',
    primary: true,
    cell: (row) => <ShortId id={row.id} />,
    after: (row) => <CopyButton value={row.id} label="id" />,
  },
  { id: 'name', header: 'Name', cell: (row) => <bdi>{row.name}</bdi> },
  { id: 'started', header: 'Started', cell: (row) => <Time value={row.started} /> },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (
      <Badge tone={row.passed ? 'success' : 'failure'}>{row.passed ? 'Verified' : 'Failed'}</Badge>
    ),
  },
  { id: 'attempts', header: 'Attempts', align: 'end', cell: (row) => <Num value={row.attempts} /> },
]

const keyOf = (row: ListRow) => row.id
const rowLink = (row: ListRow, slot: LinkSlot) => <a href={`#${row.id}`} {...slot} />

/** A screen with many local rows: typing comes first, the list follows when there is time. */
function ListPage() {
  const [text, setText] = useState('')
  const asked = useDeferredValue(text.trim().toLowerCase())
  const found = useMemo(() => rows.filter(({ folded }) => folded.includes(asked)), [asked])
  return (
    <main style={{ padding: 24 }}>
      <TextInput
        aria-label="Filter"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        mb="md"
      />
      <List rows={found} />
    </main>
  )
}

const List = memo(({ rows: found }: { rows: readonly ListRow[] }) => {
  const selection = useSelection(keyOf, '')
  return (
    <>
      <VirtualTable
        label="Rows"
        columns={columns}
        rows={found}
        rowKey={keyOf}
        rowLink={rowLink}
        selection={selection}
      />
      <p role="status">
        {found.length} rows, {selection.rows.length} selected
      </p>
    </>
  )
})

activateEnglish()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
        <ListPage />
      </MantineProvider>
    </I18nProvider>,
  )
}
