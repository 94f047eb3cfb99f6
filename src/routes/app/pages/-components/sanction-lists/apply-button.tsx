import { Plural, Trans } from '@lingui/react/macro'
import type { ListUpload, UploadMode } from '@/backend/sanction-lists'
import { Button } from '@/ui/form/button'

interface ApplyButtonProps {
  /** The dry run's result. */
  result: ListUpload
  isNew: boolean
  mode: UploadMode
  busy: boolean
  onApply: () => void
}

/** Button that applies the changes that a dry run reported. Absent if there are no changes. */
export function ApplyButton({ result, isNew, mode, busy, onApply }: ApplyButtonProps) {
  const { rows_accepted, status, diff } = result
  const changes = countChanges(result)
  if (rows_accepted === 0 || changes === 0 || status === 'failed') return null
  return (
    <Button busy={busy} onClick={onApply}>
      {isNew ? (
        <Trans>Create list</Trans>
      ) : mode === 'replace' ? (
        <Trans>Replace list</Trans>
      ) : diff?.changed ? (
        <Plural value={changes} one="Apply # change" other="Apply # changes" />
      ) : (
        <Plural value={changes} one="Append # row" other="Append # rows" />
      )}
    </Button>
  )
}

/**
 * Counts the rows that an upload would add, change or remove. Counts the accepted rows if the server doesn't send a
 * diff.
 */
export function countChanges({ diff, rows_accepted = 0 }: ListUpload): number {
  if (!diff) return rows_accepted
  const { added = 0, changed = 0, removed = 0 } = diff
  return added + changed + removed
}
