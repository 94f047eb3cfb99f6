import { useState, type ReactNode } from 'react'
import type { Examples } from '@gallery/example'
import { inState } from '@gallery/state'
import { TierEditor, type TierError } from '@/features/tiers/tier-editor'
import { newLadder } from '@/lib/pricing/ladder'
import type { TierDraft } from '@/lib/pricing/ladder'
import { drafts, draftsOf } from './ladders'

type EditorProps = {
  start?: readonly TierDraft[]
  problemsShown?: boolean
  serverErrors?: readonly TierError[]
}

function Editor({ start = drafts, ...props }: EditorProps) {
  const [ladder, setLadder] = useState(start)
  return <TierEditor ladder={ladder} onChange={setLadder} label="Liveness" {...props} />
}

const broken = draftsOf(['0', '1000', '1000'], ['2001', '1500', '12.5'], ['1501', '', ''])
const refused: readonly TierError[] = [
  { row: 1, field: 'hits', text: 'The contract allows at most 5,000 hits in this tier.' },
]

/** Rows have their cells only in view, so each editor has a page of its own. */
const inPage = (Framed: () => ReactNode) => ({ Framed, width: 1280, height: 480 })

export const examples: Examples = {
  'a new service': inPage(() => <Editor start={newLadder()} />),
  'three tiers': inPage(() => <Editor />),
  hover: inPage(inState('hover', Editor)),
  focus: inPage(inState('focus', Editor)),
  'problems of the tiers': inPage(() => <Editor start={broken} problemsShown />),
  'tiers that overlap, a warning': inPage(() => (
    <Editor start={draftsOf(['0', '1000', '1000'], ['901', '', '9000'])} problemsShown />
  )),
  'refused by the server': inPage(() => <Editor serverErrors={refused} />),
  'on a tablet': { Framed: () => <Editor start={broken} problemsShown />, width: 768, height: 480 },
  'on a phone': { Framed: () => <Editor start={broken} problemsShown />, width: 390, height: 900 },
}
