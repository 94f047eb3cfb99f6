import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useState } from 'react'
import { useScope } from '@/api/core/use-scope'
import { useListUploads } from '@/api/sanction-lists'
import type { SanctionList } from '@/backend/sanction'
import type { ListUpload } from '@/backend/sanction-lists'
import type { PageSearch } from '@/features/record-list/list-search'
import { PagedRows, toListResult } from '@/features/record-list/paged-rows'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { EmptyState } from '@/ui/feedback/states'
import { useUploadColumns } from './upload-columns'
import { withFileRows } from './file-rows'
import { UPLOADS_ID } from './uploads-id'
import classes from './sanction-lists.module.css'

const RejectedRowsDialog = lazy(() =>
  import('./rejected-rows-dialog').then((module) => ({ default: module.RejectedRowsDialog })),
)

interface UploadHistoryProps {
  lists: readonly SanctionList[]
  /**
   * The upload sent from this page. `rows` converts the row numbers in its errors to row numbers in the user's file.
   */
  latest: { result: ListUpload; rows: Uint32Array } | undefined
  search: PageSearch
  onSearch: (change: Partial<PageSearch>) => void
}

/** Lists the client's uploads, newest first. */
export function UploadHistory({ lists, latest, search, onSearch }: UploadHistoryProps) {
  const scope = useScope()
  const { t } = useLingui()
  const { page, page_size } = search
  const [shown, setShown] = useState<ListUpload>()
  const isLatest = shown?.upload_id === latest?.result.upload_id
  const columns = useUploadColumns(lists, setShown)
  return (
    <section id={UPLOADS_ID} className={classes.history}>
      <h2 className={classes.title}>
        <Trans>Uploads</Trans>
      </h2>
      <PagedRows
        label={t`Uploads`}
        columns={columns}
        rowKey={({ upload_id }) => upload_id}
        result={toListResult(useListUploads(scope, { page, page_size }), ({ uploads }) => uploads)}
        search={search}
        onSearch={onSearch}
        empty={
          <EmptyState
            illustration="files"
            title={<Trans>No uploads yet</Trans>}
            text={<Trans>Each upload appears here, along with its changes.</Trans>}
          />
        }
      />
      {shown ? (
        <LazyPart onFailure={() => setShown(undefined)}>
          <RejectedRowsDialog
            upload={isLatest && latest ? withFileRows(shown, latest.rows) : shown}
            onClose={() => setShown(undefined)}
          />
        </LazyPart>
      ) : null}
    </section>
  )
}
