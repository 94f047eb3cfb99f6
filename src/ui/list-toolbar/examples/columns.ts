import { changeListSettings } from '@/ui/list-toolbar/list-settings'

export const columns = [
  { id: 'id', header: 'Session ID', primary: true },
  { id: 'status', header: 'Status' },
  { id: 'started', header: 'Started' },
  { id: 'duration', header: 'Duration' },
  { id: 'document', header: 'Document' },
  { id: 'error', header: 'Error', optional: true },
  { id: 'device', header: 'Device and operating system', optional: true },
]

export const failedView = { search: { status: 'failed' } }

const names = ['Failed', 'Last seven days', 'Expired documents from outside of the country, by day']

/** Every list has its own settings in this browser. The settings of `none` have never changed. */
export const lists = { none: 'example-none', some: 'example-some', full: 'example-full' }

changeListSettings(lists.some, () => ({
  order: ['id', 'started', 'status'],
  shown: { device: true, document: false },
  views: names.map((name, at) => ({
    id: `view-${at}`,
    name,
    ...(at === 0 ? failedView : { search: { error_code: 5000 + at } }),
  })),
}))

changeListSettings(lists.full, () => ({
  views: Array.from({ length: 30 }, (_, at) => ({
    id: `view-${at}`,
    name: `Errors of bundle ${at + 1}`,
    search: { error_code: 5000 + at },
  })),
}))
