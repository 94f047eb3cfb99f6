import type { Examples } from '@gallery/example'
import { ProgressBar } from '@/ui/export/progress-bar'

export const examples: Examples = {
  unknown: () => <ProgressBar label="Export progress" share={undefined} />,
  nothing: () => <ProgressBar label="Export progress" share={0} />,
  'a hundredth': () => <ProgressBar label="Export progress" share={0.01} />,
  half: () => <ProgressBar label="Export progress" share={0.5} />,
  all: () => <ProgressBar label="Export progress" share={1} />,
}
