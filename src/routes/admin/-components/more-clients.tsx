import { Plural } from '@lingui/react/macro'

/** Says that a search by name has more results than are listed, and how to reach them. */
export function MoreClients({ count }: { count: number }) {
  return (
    <Plural
      value={count}
      one="# more client has this text in its name. Type more to find it."
      other="# more clients have this text in their names. Type more to find them."
    />
  )
}
