import { Plural } from '@lingui/react/macro'
import common from '@/ui/display/common.module.css'
import classes from './unread-note.module.css'

interface UnreadNoteProps {
  kind: 'rows' | 'bundles' | 'lists'
  count: number | undefined
}

/** Note with the number of response elements that couldn't be read, if any. */
export function UnreadNote({ kind, count }: UnreadNoteProps) {
  if (!count) return null
  return (
    <p className={`${common.note} ${classes.unread}`}>
      {kind === 'rows' ? (
        <Plural value={count} one="# row could not be read." other="# rows could not be read." />
      ) : kind === 'bundles' ? (
        <Plural
          value={count}
          one="# bundle could not be read."
          other="# bundles could not be read."
        />
      ) : (
        <Plural value={count} one="# list could not be read." other="# lists could not be read." />
      )}
    </p>
  )
}
