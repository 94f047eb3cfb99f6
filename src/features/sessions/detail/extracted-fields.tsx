import { Trans, useLingui } from '@lingui/react/macro'
import type { SessionDetail } from '@/backend/sessions'
import { useGroupName } from '@/features/documents/document-groups'
import { Card } from '@/ui/display/card'
import { FactList } from '@/ui/display/fact-list'
import { StatePanel } from '@/ui/feedback/states'
import { hasEnded } from './checks'
import { extractedGroups, documentAttempts } from './extracted-data'
import { useFieldName } from '@/features/labels/names'
import { FieldValue } from '@/features/masking/masked-value'
import common from '@/ui/display/common.module.css'
import classes from './session-detail.module.css'

export function ExtractedFields({ session }: { session: SessionDetail }) {
  const { t } = useLingui()
  const fieldName = useFieldName()
  const groupName = useGroupName()
  const groups = extractedGroups(session)
  return (
    <Card title={t`Extracted fields`}>
      {groups.length === 0 ? (
        <StatePanel
          illustration="empty"
          title={<Trans>No document was read</Trans>}
          text={<NoFieldsReason session={session} />}
        />
      ) : null}
      {groups.map((group) => (
        <div key={group.id} className={classes.group}>
          <h3 className={`${common.caption} ${classes.groupTitle}`}>{groupName(group.id)}</h3>
          <FactList
            facts={group.fields.map(({ key, value }) => ({
              key,
              label: fieldName(key),
              value: <FieldValue field={key} value={value} />,
            }))}
          />
        </div>
      ))}
    </Card>
  )
}

function NoFieldsReason({ session }: { session: SessionDetail }) {
  if (documentAttempts(session).length > 0)
    return <Trans>No attempt produced readable fields. The checks show why.</Trans>
  return hasEnded(session) ? (
    <Trans>The session ended before any document check ran.</Trans>
  ) : (
    <Trans>The fields appear here once a document check has run.</Trans>
  )
}
