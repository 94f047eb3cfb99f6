import { linkOptions } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { Examples } from '@gallery/example'
import { Badge } from '@/ui/display/badge'
import { Card } from '@/ui/display/card'
import { TruncatedText } from '@/ui/display/hidden-text'
import { BarList, BarListSkeleton, type BarItem } from '@/ui/charts/bar-list'

const link = linkOptions({ to: '/app/pages/home' })

const reasons: readonly BarItem[] = [
  { key: 'glare', label: 'Glare on the document', size: 1204, value: '1,204' },
  { key: 'expired', label: 'The document has expired', size: 642, value: '642' },
  { key: 'face', label: 'The face is not that of the document', size: 87, value: '87' },
  { key: 'blank', label: 'No text found', size: 0, value: '0' },
]

const bundles: readonly BarItem[] = [
  { key: '1', label: 'Account opening', size: 8120, value: '8,120', detail: '91.4% verified' },
  { key: '2', label: 'Card activation', size: 2011, value: '2,011', detail: '88% verified' },
  {
    key: '3',
    label: 'Loans',
    size: 340,
    value: '340',
    detail: '41.2% verified',
    mark: <Badge tone="warning">Far fewer than in the week before</Badge>,
  },
]

/** Wrapped in a card, because list rows are wider than the card's text. */
const List = (props: Partial<ComponentProps<typeof BarList>>) => (
  <Card>
    <BarList label="Sessions by bundle" items={bundles} {...props} />
  </Card>
)

const Linked = () => <List items={bundles.map((item) => ({ ...item, link }))} />

export const examples: Examples = {
  many: () => <List />,
  failures: () => <List label="Most frequent errors" items={reasons} tone="failure" />,
  'one row': () => <List label="Most frequent errors" items={reasons.slice(0, 1)} />,
  'with links': Linked,
  'long names, in a narrow card': () => (
    <div style={{ inlineSize: 340 }}>
      <Card title="Sessions by bundle">
        <BarList
          label="Sessions by bundle"
          items={[
            {
              key: 'long',
              label: (
                <TruncatedText>
                  Account opening for residents of the Gulf states, third revision
                </TruncatedText>
              ),
              size: 8120,
              value: '8,120',
              detail: '91.4% verified',
              link,
            },
            {
              key: 'arabic',
              label: (
                <TruncatedText>فتح الحسابات للعملاء الجدد في المملكة العربية السعودية</TruncatedText>
              ),
              size: 2011,
              value: '2,011',
              detail: '88% verified',
              link,
            },
            {
              key: 'short',
              label: <TruncatedText>القروض</TruncatedText>,
              size: 340,
              value: '340',
              link,
            },
            {
              key: 'unbroken',
              label: (
                <TruncatedText>
                  customer-onboarding-production-2026-reviewed-by-compliance
                </TruncatedText>
              ),
              size: 17,
              value: '17',
            },
          ]}
        />
      </Card>
    </div>
  ),
  loading: () => (
    <Card>
      <BarListSkeleton />
    </Card>
  ),
}
