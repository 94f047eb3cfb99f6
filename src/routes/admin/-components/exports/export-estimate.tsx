import { Plural, Trans } from '@lingui/react/macro'
import { describeError } from '@/api/core/errors'
import type { useExportEstimate } from '@/api/exports'
import type { ExportKind } from '@/backend/exports'
import { SentenceGap } from '@/ui/display/joined-text'
import { Button } from '@/ui/form/button'
import common from '@/ui/display/common.module.css'
import { markLanguage } from '@/ui/feedback/server-text'
import classes from './exports.module.css'

interface ExportEstimateProps {
  kind: ExportKind
  /** Whether the user has chosen a client and a bundle, so the portal can count the export's rows. */
  isAsked: boolean
  estimate: Pick<ReturnType<typeof useExportEstimate>, 'data' | 'error' | 'isFetching' | 'refetch'>
}

/** Shows the export's size before the user requests it. If the estimate fails, the export is still possible. */
export function ExportEstimate({ kind, isAsked, estimate }: ExportEstimateProps) {
  const { data, error, isFetching, refetch } = estimate
  const { text, lang, notAllowed } = error
    ? describeError(error)
    : { text: '', lang: undefined, notAllowed: false }
  return (
    <div className={`${common.row} ${classes.estimate}`}>
      <p role="status">
        {!isAsked ? (
          <Trans>Choose a client and a bundle to see how large the export will be.</Trans>
        ) : data !== undefined ? (
          <EstimatedRows kind={kind} rows={data} />
        ) : isFetching ? (
          <Trans>Counting transactions…</Trans>
        ) : (
          <>
            <Trans>The export size is unknown.</Trans>
            <SentenceGap />
            {markLanguage(text, lang)}
          </>
        )}
      </p>
      {error && !notAllowed && data === undefined ? (
        <Button variant="default" size="xs" busy={isFetching} onClick={refetch}>
          <Trans>Count again</Trans>
        </Button>
      ) : null}
    </div>
  )
}

export function EstimatedRows({ kind, rows }: { kind: ExportKind; rows: number }) {
  if (rows === 0) return <Trans>No transactions to export.</Trans>
  return kind === 'images' ? (
    <Plural
      value={rows}
      one="Images from about # transaction"
      other="Images from about # transactions"
    />
  ) : (
    <Plural value={rows} one="About # transaction" other="About # transactions" />
  )
}
