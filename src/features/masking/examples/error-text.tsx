import type { Examples } from '@gallery/example'
import { AboutPerson } from '@/features/masking/about-person'
import { ErrorText } from '@/features/masking/error-text'

const LONG =
  'The registry has not answered within the agreed time, so the result of this check is not final and may change later'

export const examples: Examples = {
  'a known code': () => <ErrorText code={5009} />,
  'an unknown code with a message': () => (
    <ErrorText code={5999} message="The card reader was closed" />
  ),
  'a code alone': () => <ErrorText code={5999} />,
  'a message alone': () => <ErrorText message="The card reader was closed" />,
  empty: () => <ErrorText />,
  'followed by a success': () => <ErrorText code={5009} isPast />,
  'long text': () => <ErrorText code={5999} message={LONG} />,
  'long text, short': () => <ErrorText code={5999} message={LONG} short />,
  'a message that names the person': () => (
    <AboutPerson of={{ full_name: 'Mona Saleh' }}>
      <ErrorText code={5999} message="Mona Saleh is not the holder of this phone number" />
    </AboutPerson>
  ),
  'long text, short, on a phone': {
    Framed: () => <ErrorText code={5999} message={LONG} short />,
    width: 390,
    height: 120,
  },
}
