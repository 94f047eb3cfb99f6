import type { Examples } from '@gallery/example'
import { LoadingState } from '@/ui/feedback/loading-state'

export const examples: Examples = {
  'the skeleton, with a sentence after three seconds': LoadingState,
  'on a phone': { Framed: LoadingState, width: 390, height: 400 },
}
