import { Plural } from '@lingui/react/macro'
import common from '@/ui/display/common.module.css'
import classes from './unread-note.module.css'

interface UnreadNoteProps {
  kind: 'rows' | 'bundles' | 'lists'
  count: number | undefined
}

/** How many elements of an answer could not be read, if there are some. */
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
