import type { Examples } from '@gallery/example'
import { inState } from '@gallery/state'
import { Footer } from '@/ui/shell/frame/footer'

const Example = ({ brand = 'Portal' }) => <Footer brand={brand} termsUrl="/terms" />

export const examples: Examples = {
  default: () => <Example />,
  hover: inState('hover', Example),
  focus: inState('focus', Example),
  'long name, on a phone': {
    Framed: () => <Example brand="Verification Services of the Eastern Mediterranean" />,
    width: 390,
    height: 90,
  },
}
