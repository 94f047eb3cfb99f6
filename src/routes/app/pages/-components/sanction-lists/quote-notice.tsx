import { Trans, useLingui } from '@lingui/react/macro'
import type { QuoteNotes } from './list-reader/csv-records'
import type { ListFile } from './list-reader/use-list-file'
import { formatNumber } from '@/lib/format'
import { formatList } from '@/lib/format-list'
import { Button } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import common from '@/ui/display/common.module.css'
import classes from './sanction-lists.module.css'

/** Maximum number of rows to list by number. */
const MAX_NAMED = 10

interface QuoteNoticeProps {
  quotes: QuoteNotes
  listFile: ListFile
  busy: boolean
}

/** Lists rows that may have been misread because of quotation marks. The user can separate joined rows. */
export function QuoteNotice({ quotes, listFile, busy }: QuoteNoticeProps) {
  const { i18n } = useLingui()
  const { stray, joined } = quotes
  const { choices, setChoices } = listFile
  const formatNames = (texts: readonly string[]) =>
    formatList(
      [...texts.slice(0, MAX_NAMED), ...(texts.length > MAX_NAMED ? ['…'] : [])],
      i18n.locale,
      {
        type: 'unit',
      },
    )
  const strayRows = formatNames(stray.map((row) => formatNumber(row, i18n.locale)))
  const joinedRows = formatNames(
    joined.map(
      ({ from, to }) => `${formatNumber(from, i18n.locale)}–${formatNumber(to, i18n.locale)}`,
    ),
  )
  const separate = (separatesRows: boolean) => {
    if (!busy) setChoices({ ...choices, separatesRows })
  }
  return (
    <>
      {stray.length > 0 ? (
        <InlineAlert tone="warning" title={<Trans>Check the quotation marks</Trans>}>
          <Trans>Marks that aren’t in pairs were read as text. Rows: {strayRows}</Trans>
        </InlineAlert>
      ) : null}
      {joined.length > 0 || choices.separatesRows ? (
        <InlineAlert
          tone="warning"
          title={
            joined.length > 0 ? (
              <Trans>Rows {joinedRows} look joined by a quotation mark</Trans>
            ) : (
              <Trans>Joined rows are read separately</Trans>
            )
          }
        >
          <div className={`${common.stack} ${common.tight}`}>
            {joined.length > 0 ? (
              <p>
                <Trans>
                  They are one row now. If each line is a row of the list, read them separately.
                </Trans>
              </p>
            ) : null}
            <div className={classes.actions}>
              <Button
                variant="default"
                size="xs"
                aria-disabled={busy}
                onClick={() => separate(joined.length > 0)}
              >
                {joined.length > 0 ? (
                  <Trans>Read as separate rows</Trans>
                ) : (
                  <Trans>Read as one row</Trans>
                )}
              </Button>
            </div>
          </div>
        </InlineAlert>
      ) : null}
    </>
  )
}
