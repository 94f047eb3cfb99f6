import type { Examples } from '@gallery/example'
import { AttemptDots } from '@/features/labels/attempt-dots'

export const examples: Examples = {
  'none used': () => <AttemptDots attempts={0} total={3} passed={null} />,
  'passed at once': () => <AttemptDots attempts={1} total={3} passed />,
  'passed after two failures': () => <AttemptDots attempts={3} total={3} passed />,
  'all failed': () => <AttemptDots attempts={3} total={3} passed={false} />,
  'not decided yet': () => <AttemptDots attempts={2} total={3} passed={null} />,
  'one granted': () => <AttemptDots attempts={1} total={1} passed={false} />,
  'more than five granted': () => <AttemptDots attempts={4} total={9} passed />,
}
