import { linkOptions } from '@tanstack/react-router'
import type { Examples } from '@gallery/example'
import { TabLinks } from '@/ui/display/tab-links'

const link = linkOptions({ to: '/app/pages/bundle' })

const labels = ['Sessions', 'Transactions', 'Analytics', 'Tiers', 'Sanction lists', 'Settings']

const Tabs = ({ names = labels.slice(0, 3), current = 'Sessions' }) => (
  <TabLinks
    label="Bundle"
    tabs={names.map((name) => ({ key: name, label: name, link, current: name === current }))}
  />
)

export const examples: Examples = {
  'three tabs': () => <Tabs />,
  'the last is the current one': () => <Tabs current="Analytics" />,
  'more than fit on a phone': {
    Framed: () => <Tabs names={labels} />,
    width: 390,
    height: 80,
  },
  'more than fit, the last is the current one': {
    Framed: () => <Tabs names={labels} current="Settings" />,
    width: 390,
    height: 80,
  },
}
