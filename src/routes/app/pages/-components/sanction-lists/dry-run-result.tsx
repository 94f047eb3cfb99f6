import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense, type ReactNode } from 'react'
import type { ListUpload, RejectedRow } from '@/backend/sanction-lists'
import { Card } from '@/ui/display/card'
import { Num } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { countChanges } from './apply-button'
import common from '@/ui/display/common.module.css'
import classes from './sanction-lists.module.css'

const ProblemTable = lazy(() =>
  import('./problem-table').then((module) => ({ default: module.ProblemTable<RejectedRow> })),
)

interface DryRunResultProps {
  result: ListUpload
  /** Buttons for the next step. */
  children: ReactNode
}

/** Shows the changes that an upload would make, according to the server. */
export function DryRunResult({ result, children }: DryRunResultProps) {
  const { t } = useLingui()
  const { diff, rows_accepted, rows_rejected, errors } = result
  const number = (key: string, label: string, value: number | undefined) => ({
    key,
    label,
    value: <Num value={value} />,
  })
  return (
    <Card title={<Trans>Pending changes</Trans>}>
      <div className={`${common.stack} ${common.tight}`}>
        <FactList
          layout="row"
          facts={[
            number('added', t`Added`, diff?.added),
            number('changed', t`Changed`, diff?.changed),
            number('removed', t`Removed`, diff?.removed),
            number('accepted', t`Rows accepted`, rows_accepted),
            number('rejected', t`Rows skipped`, rows_rejected),
          ]}
        />
        <p role="status" className={`${common.note} ${classes.note}`}>
          {rows_accepted && countChanges(result) === 0 ? (
            <Trans>The list already has every row in the file. There is nothing to upload.</Trans>
          ) : (
            <Trans>The server has checked the file. Nothing has been changed yet.</Trans>
          )}
        </p>
        <RejectedRows errors={errors} count={rows_rejected ?? errors.length} />
        {children ? <div className={classes.actions}>{children}</div> : null}
      </div>
    </Card>
  )
}

/** Lists the rejected rows that the server returned. The server may return fewer rows than `count`. */
export function RejectedRows({ errors, count }: { errors: readonly RejectedRow[]; count: number }) {
  if (errors.length === 0) return null
  const errorNames = errors.length
  return (
    <>
      <h3 className={`${common.label} ${classes.label}`}>
        {errorNames < count ? (
          <Trans>
            The first <Num value={errorNames} /> rows skipped by the server
          </Trans>
        ) : (
          <Trans>Rows skipped by the server</Trans>
        )}
      </h3>
      <Suspense fallback={<Skeleton height={120} />}>
        <ProblemTable
          rows={errors}
          rowKey={(error) => errors.indexOf(error)}
          toBadRow={({ row, column, message }) => ({ row, column, problem: message })}
          withValues={false}
        />
      </Suspense>
    </>
  )
}
