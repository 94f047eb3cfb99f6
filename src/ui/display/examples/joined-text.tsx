import type { Examples } from '@gallery/example'
import { SentenceGap, useClauseFormat, useLabelFormat } from '@/ui/display/joined-text'

const sentences = (
  <p>
    <span>The list was replaced.</span>
    <SentenceGap />
    <span>Its names are checked again.</span>
  </p>
)

function Labeled() {
  const labeled = useLabelFormat()
  return <p>{labeled('Country', 'Egypt')}</p>
}

function Clauses({ count }: { count: number }) {
  const clauses = useClauseFormat()
  const all = ['the first name, but not the last', 'the date of birth', 'the number']
  return <p>{clauses(all.slice(0, count))}</p>
}

export const examples: Examples = {
  'sentences that are elements': () => sentences,
  'a label with its value': Labeled,
  'three clauses': () => <Clauses count={3} />,
  'one clause': () => <Clauses count={1} />,
}
