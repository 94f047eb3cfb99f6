import type { Examples } from '@gallery/example'
import { PersonalDataDialog } from '@/ui/export/personal-data-dialog'

const nothing = () => {}

export const examples: Examples = {
  'before an export': {
    Framed: () => (
      <PersonalDataDialog
        action="export"
        contents={['name', 'national_id']}
        people={1204}
        onConfirm={nothing}
        onClose={nothing}
      />
    ),
    height: 320,
  },
  'before printing, of one person': {
    Framed: () => (
      <PersonalDataDialog
        action="print"
        contents={['image']}
        people={1}
        onConfirm={nothing}
        onClose={nothing}
      />
    ),
    height: 320,
  },
  'all kinds of data, on a phone': {
    Framed: () => (
      <PersonalDataDialog
        action="export"
        contents={[
          'name',
          'national_id',
          'phone',
          'email',
          'address',
          'document',
          'birth_date',
          'reference',
          'image',
          'text',
        ]}
        people={100_000}
        onConfirm={nothing}
        onClose={nothing}
      />
    ),
    width: 390,
    height: 400,
  },
}
