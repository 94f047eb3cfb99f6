import type { Examples } from '@gallery/example'
import { OptionGroup } from '@/ui/shell/appearance/option-group'

const two = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const four = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'ja', label: '日本語' },
  { value: 'ar', label: 'العربية' },
]

const Group = ({ note, stacked = false }: { note?: string; stacked?: boolean }) => (
  <div style={{ maxInlineSize: '20rem' }}>
    <OptionGroup
      label={stacked ? 'Language' : 'Theme'}
      value={stacked ? 'en' : 'light'}
      options={stacked ? four : two}
      onChange={() => {}}
      stacked={stacked}
      note={note}
    />
  </div>
)

export const examples: Examples = {
  default: () => <Group />,
  'with a note': () => (
    <Group note="This area is always dark when it loads. Your choice applies to this visit only." />
  ),
  'below one another': () => <Group stacked />,
}
