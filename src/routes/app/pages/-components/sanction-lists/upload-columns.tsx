import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { SanctionList } from '@/backend/sanction'
import type { ListUpload, listUploadStatuses } from '@/backend/sanction-lists'
import { humanize } from '@/lib/format'
import { Badge, type Tone } from '@/ui/display/badge'
import { Data, Missing, Num } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import { RowButton } from '@/ui/table/row-button'
import type { Column } from '@/ui/table/column'
import { shownName } from './target-fields'

type ShownStatus = { tone: Tone; name: MessageDescriptor }

const statuses = new Map<string, ShownStatus>(
  Object.entries({
    processing: { tone: 'info', name: msg`Processing` },
    completed: { tone: 'success', name: msg`Completed` },
    failed: { tone: 'failure', name: msg({ message: 'Failed', context: 'upload' }) },
  } satisfies Record<(typeof listUploadStatuses)[number], ShownStatus>),
)

/** Returns the upload table's columns. `onErrors` must be stable. */
export function useUploadColumns(
  lists: readonly SanctionList[],
  onErrors: (upload: ListUpload) => void,
): readonly Column<ListUpload>[] {
  const { t } = useLingui()
  return useMemo((): Column<ListUpload>[] => {
    const number = (
      id: string,
      header: string,
      value: (upload: ListUpload) => number | undefined,
    ): Column<ListUpload> => ({
      id,
      header,
      align: 'end',
      card: 'field',
      skeletonWidth: 40,
      cell: (upload) => <Num value={value(upload)} />,
    })
    return [
      {
        id: 'list',
        header: t`List`,
        primary: true,
        card: 'title',
        fill: true,
        cell: ({ name }) => {
          const list = lists.find((each) => each.name === name)
          return <Data>{list ? shownName(list) : name}</Data>
        },
      },
      {
        id: 'at',
        header: t`Uploaded`,
        card: 'field',
        cell: ({ created_at }) => <Time value={created_at} />,
      },
      {
        id: 'status',
        header: t`Status`,
        card: 'badge',
        cell: ({ status }) => <UploadStatus status={status} />,
      },
      number('accepted', t`Accepted`, (upload) => upload.rows_accepted),
      number('added', t`Added`, ({ diff }) => diff?.added),
      number('changed', t`Changed`, ({ diff }) => diff?.changed),
      number('removed', t`Removed`, ({ diff }) => diff?.removed),
      {
        id: 'rejected',
        header: t({ message: 'Skipped', context: 'rows' }),
        align: 'end',
        card: 'field',
        cell: (upload) =>
          upload.errors.length === 0 ? (
            <Num value={upload.rows_rejected} />
          ) : (
            <RowButton variant="light" onClick={() => onErrors(upload)}>
              <Trans>
                Show <Num value={upload.rows_rejected} />
              </Trans>
            </RowButton>
          ),
      },
    ]
  }, [t, lists, onErrors])
}

function UploadStatus({ status }: Pick<ListUpload, 'status'>) {
  const { i18n } = useLingui()
  if (!status) return <Missing />
  const knownStatus = statuses.get(status)
  return (
    <Badge tone={knownStatus?.tone ?? 'neutral'}>
      {knownStatus ? i18n._(knownStatus.name) : humanize(status)}
    </Badge>
  )
}
