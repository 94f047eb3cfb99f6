import { useEffect, useState } from 'react'
import type { Examples } from '@gallery/example'
import { findAllIn } from '@/browser/dom-lookups'
import { sealPersonal } from '@/lib/personal'
import { ListExportDialog, type ListExportDialogProps } from '@/ui/export/list-export-dialog'

type Row = { id: number; name: string }

const getRows = (count: number) =>
  Array.from({ length: count }, (_, index): Row => ({ id: index, name: `Customer ${index}` }))

const columns: ListExportDialogProps<Row>['source']['columns'] = [
  { header: 'Session', value: ({ id }) => id },
  { header: 'Name', value: ({ name }) => sealPersonal(name), personal: 'name' },
]

const dialog: ListExportDialogProps<Row> = {
  login: { sid: '', auth: { isCurrent: () => true, subscribe: () => () => {} } },
  onClose: () => {},
  name: 'sessions',
  // Resolves only the first page.
  source: {
    columns,
    rowKey: ({ id }) => id,
    readPage: (page) =>
      page === 1 ? Promise.resolve({ rows: getRows(320), total: 800 }) : new Promise(() => {}),
  },
  total: 800,
  selectedRows: [],
  scope: 'all',
  describeError: () => ({ text: 'The server could not answer.' }),
}

/** Dialog after clicks on some of its controls. A control's index counts from the end. */
function Clicked({ controls, ...props }: Partial<typeof dialog> & { controls: readonly number[] }) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  useEffect(() => {
    for (const index of controls) findAllIn(box, 'control').at(index)?.click()
  }, [box, controls])
  return (
    <div ref={setBox}>
      <ListExportDialog {...dialog} {...props} />
    </div>
  )
}

const submit = [-1]
const personal = [-3]
const failing = {
  ...dialog.source,
  readPage: (page: number) =>
    page === 1
      ? Promise.resolve({ rows: getRows(320), total: 800 })
      : Promise.reject(new Error('The server could not answer.')),
}

export const examples: Examples = {
  'all rows': { Framed: () => <ListExportDialog {...dialog} />, height: 480 },
  'with a selection': {
    Framed: () => <ListExportDialog {...dialog} selectedRows={getRows(3)} scope="selected" />,
    height: 480,
  },
  'without personal data': {
    Framed: () => (
      <ListExportDialog
        {...dialog}
        source={{ ...dialog.source, columns: columns.slice(0, 1) }}
        total={1}
      />
    ),
    height: 480,
  },
  'with personal data': { Framed: () => <Clicked controls={personal} />, height: 480 },
  'too many rows': { Framed: () => <ListExportDialog {...dialog} total={240_000} />, height: 480 },
  'nothing to export': { Framed: () => <ListExportDialog {...dialog} total={0} />, height: 480 },
  busy: { Framed: () => <Clicked controls={submit} />, height: 560 },
  failed: { Framed: () => <Clicked controls={submit} source={failing} />, height: 560 },
  'failed, on a phone': {
    Framed: () => <Clicked controls={submit} source={failing} />,
    width: 390,
    height: 664,
  },
}
