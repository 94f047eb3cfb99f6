import type { Examples } from '@gallery/example'
import { Brand } from '@/ui/shell/frame/brand'

const long = 'Verification Services of the Eastern Mediterranean'

export const examples: Examples = {
  default: () => <Brand name="Portal" />,
  'long name': () => (
    <div style={{ inlineSize: '16rem' }}>
      <Brand name={long} />
    </div>
  ),
  'compact, on a phone': { Framed: () => <Brand name={long} compact />, width: 390, height: 40 },
}
