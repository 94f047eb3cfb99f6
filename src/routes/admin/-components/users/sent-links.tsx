import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { describeError } from '@/api/core/errors'
import { useSentLinks, type SentLink } from '@/api/users'
import { useScope } from '@/api/core/use-scope'
import { PersonalContext } from '@/features/masking/personal-context'
import { ErrorText } from '@/features/masking/error-text'
import { MaskedValue } from '@/features/masking/masked-value'
import { Data } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import type { Column } from '@/ui/table/column'
import { columnMark } from '@/ui/table/column-mark'
import { DataTable } from '@/ui/table/data-table'
import { LinkOutcomeBadge } from './user-badges'
import common from '@/ui/display/common.module.css'
import classes from './users.module.css'

const markBelowList = columnMark('data-below-list')

/**
 * Links that this login requested in this tab: recipient, kind, time and outcome. Renders nothing before the first
 * link.
 */
export function SentLinks() {
  const scope = useScope()
  const { t } = useLingui()
  const links = useSentLinks(scope)
  const columns = useSentLinkColumns()
  if (links.length === 0) return null
  return (
    <div ref={markBelowList} className={classes.sent}>
      <h2>
        <Trans>Links requested in this tab</Trans>
      </h2>
      <p className={`${common.note} ${classes.note}`}>
        <Trans>Kept until you sign out or reload the page.</Trans>
      </p>
      <DataTable
        label={t`Links requested in this tab`}
        columns={columns}
        rows={links}
        rowKey={(row) => links.length - links.indexOf(row)}
      />
    </div>
  )
}

function useSentLinkColumns(): readonly Column<SentLink>[] {
  const { t } = useLingui()
  return useMemo(
    (): Column<SentLink>[] => [
      {
        id: 'email',
        header: t`Email`,
        primary: true,
        card: 'title',
        cell: ({ user }) => <MaskedValue kind="email" value={user.email} />,
      },
      {
        id: 'name',
        header: t`Name`,
        cell: ({ user }) => <MaskedValue kind="name" value={user.name} />,
      },
      {
        id: 'client',
        header: t`Client`,
        card: 'field',
        cell: ({ user }) => <Data>{user.organization?.name}</Data>,
      },
      {
        id: 'link',
        header: t`Link`,
        card: 'field',
        cell: ({ link }) =>
          link === 'reset' ? t({ message: 'Reset', context: 'kind of link' }) : t`First password`,
      },
      {
        id: 'at',
        header: t({ message: 'Requested', context: 'when' }),
        card: 'field',
        cell: ({ at }) => <Time value={at} as="clock" />,
      },
      {
        id: 'outcome',
        header: t`Outcome`,
        card: 'badge',
        cell: ({ error }) => <LinkOutcomeBadge error={error} />,
      },
      {
        id: 'reason',
        header: t`Reason`,
        card: 'field',
        fill: true,
        cell: ({ user, error }) => (
          <PersonalContext value={user}>
            <ErrorText message={error && describeError(error).text} />
          </PersonalContext>
        ),
      },
    ],
    [t],
  )
}
