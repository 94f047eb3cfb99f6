import type { Examples } from '@gallery/example'
import { FactList } from '@/ui/display/fact-list'
import { Time } from '@/ui/display/time'

const moment = '2026-03-14T09:26:53Z'

export const examples: Examples = {
  'each form': () => (
    <FactList
      facts={[
        { key: 'minute', label: 'To the minute', value: <Time value={moment} /> },
        { key: 'relative', label: 'How long ago', value: <Time value={moment} as="relative" /> },
        { key: 'absolute', label: 'In full', value: <Time value={moment} as="absolute" /> },
        { key: 'clock', label: 'Of a day', value: <Time value={moment} as="clock" /> },
      ]}
    />
  ),
  missing: () => <Time value={null} />,
  'not a time': () => <Time value="yesterday evening" />,
}
