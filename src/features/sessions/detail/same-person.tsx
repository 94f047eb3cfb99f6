import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SessionChoice } from '@/api/opened-sessions'
import type { SessionDetail } from '@/backend/sessions'
import { toSearchText } from '@/features/masking/search-text'
import { RelatedSessions } from '@/features/sessions/related-sessions'
import related from '@/features/sessions/related-sessions.module.css'
import { getText } from '@/lib/data-fields'
import { Card } from '@/ui/display/card'

interface SamePersonProps {
  session: SessionDetail
  /** The session's client, if it is known. */
  owner: string | undefined
  link: (session: SessionChoice) => LinkOptions
}

/** Finds other sessions with the same reference, national ID, phone number or device when the user asks for them. */
export function SamePerson(props: SamePersonProps) {
  const { t } = useLingui()
  const { session } = props
  const { reference_user_id, front_nid, device, transactions } = session
  const phone = transactions
    .map(({ data }) => getText(data, 'phone_number'))
    .findLast((number) => number !== undefined)
  const values: { key: string; text: string | undefined; title: ReactNode; nothing: ReactNode }[] =
    [
      {
        key: 'reference',
        text: toSearchText(reference_user_id),
        title: <Trans>With the same reference</Trans>,
        nothing: <Trans>There are no other sessions with this reference.</Trans>,
      },
      {
        key: 'nid',
        text: toSearchText(front_nid),
        title: <Trans>With the same national ID</Trans>,
        nothing: <Trans>There are no other sessions with this national ID.</Trans>,
      },
      {
        key: 'phone',
        text: phone,
        title: <Trans>With the same phone number</Trans>,
        nothing: <Trans>There are no other sessions with this phone number.</Trans>,
      },
      {
        key: 'device',
        text: device?.device_id,
        title: <Trans>On the same device</Trans>,
        nothing: <Trans>There are no other sessions on this device.</Trans>,
      },
    ]
  const searches = values.flatMap(({ key, text, ...search }) =>
    text === undefined ? [] : [<RelatedSessions key={key} {...props} {...search} text={text} />],
  )
  return searches.length === 0 ? null : (
    <Card title={t`Related sessions`}>
      <div className={related.groups}>{searches}</div>
    </Card>
  )
}
