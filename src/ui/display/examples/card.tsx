import { IconDownload } from '@tabler/icons-react'
import type { Examples } from '@gallery/example'
import { Card } from '@/ui/display/card'
import { FactList } from '@/ui/display/fact-list'
import { IconButton } from '@/ui/display/icon-button'
import { iconProps } from '@/ui/display/icon-props'

const facts = [
  { key: 'country', label: 'Country', value: 'Egypt' },
  { key: 'document', label: 'Document', value: 'National ID card' },
]

const aside = (
  <IconButton label="Download as CSV" size="lg">
    <IconDownload {...iconProps} />
  </IconButton>
)

export const examples: Examples = {
  'with a title': () => (
    <Card title="Document">
      <FactList facts={facts} />
    </Card>
  ),
  'without a title': () => (
    <Card>
      <FactList facts={facts} />
    </Card>
  ),
  'with a tool': () => (
    <Card title="Document" aside={aside}>
      <FactList facts={facts} />
    </Card>
  ),
  'contents up to the border': () => (
    <Card title="Document" flush>
      <div style={{ padding: 16, background: 'var(--surface-sunken)' }}>A list or a table</div>
    </Card>
  ),
  'long title': () => (
    <Card
      title="What was read from the photos of the front and the back of the document that was shown last"
      aside={aside}
    >
      <FactList facts={facts} />
    </Card>
  ),
  'long title, on a phone': {
    Framed: () => (
      <Card title="What was read from the photos of the document" aside={aside}>
        <FactList facts={facts} />
      </Card>
    ),
    width: 390,
    height: 240,
  },
}
