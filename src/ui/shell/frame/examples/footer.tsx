import type { Examples } from '@gallery/example'
import { Footer } from '@/ui/shell/frame/footer'

const Example = ({ brand = 'Portal' }) => <Footer brand={brand} termsUrl="/terms" />

export const examples: Examples = {
  default: () => <Example />,
  'long name, on a phone': {
    Framed: () => <Example brand="Verification Services of the Eastern Mediterranean" />,
    width: 390,
    height: 90,
  },
}
