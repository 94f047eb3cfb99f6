import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { formatBytes } from '@/lib/format-amounts'
import { Card } from '@/ui/display/card'
import { Data, Num } from '@/ui/display/data'
import { FactList, type Fact } from '@/ui/display/fact-list'
import { ProgressBar } from '@/ui/export/progress-bar'
import { Button } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import { refusalTexts } from './field-names'
import { QuoteNotice } from './quote-notice'
import { useReadChoices } from './read-choices'
import type { ListFile } from './list-reader/use-list-file'
import common from '@/ui/display/common.module.css'
import classes from './sanction-lists.module.css'

interface ChosenFileProps {
  file: File
  listFile: ListFile
  /** Whether an upload is running. */
  busy: boolean
  onOther: () => void
}

/** Describes the chosen file and how it is parsed, or explains the rejection. */
export function ChosenFile({ file, listFile, busy, onOther }: ChosenFileProps) {
  const { t, i18n } = useLingui()
  const { lastOpened, read, refused, quotes, choices } = listFile
  const readChoices = useReadChoices(listFile, busy)
  const isReading = !read && !refused
  const encoding = lastOpened?.text?.encoding
  const facts: Fact[] = [
    { key: 'size', label: t`Size`, value: <Data>{formatBytes(file.size, i18n.locale)}</Data> },
  ]
  if (!refused)
    facts.push({
      key: 'rows',
      label: t`Rows`,
      value: read ? <Num value={read.rows} /> : <Skeleton width={64} />,
    })
  return (
    <Card
      title={<Data>{file.name}</Data>}
      aside={
        <Button
          variant="default"
          size="xs"
          aria-disabled={busy}
          onClick={busy ? undefined : onOther}
        >
          <Trans>Choose another file</Trans>
        </Button>
      }
    >
      <div className={`${common.stack} ${common.tight}`}>
        <FactList facts={[...facts, ...readChoices]} layout="row" />
        {isReading ? (
          <div className={classes.progress}>
            <div>
              <ProgressBar label={t`Reading progress`} share={undefined} />
              <p role="status" className={`${common.note} ${classes.note}`}>
                <Trans>Reading the file…</Trans>
              </p>
            </div>
            <Button variant="default" size="xs" onClick={onOther}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        ) : null}
        {encoding && encoding !== 'utf-8' && !choices.encoding ? (
          <p className={`${common.note} ${classes.note}`}>
            <Trans>
              The encoding was detected. If the first rows look wrong, choose another. The list is
              sent as UTF-8.
            </Trans>
          </p>
        ) : null}
        {refused ? (
          <InlineAlert tone="error" title={<Trans>This file cannot be used</Trans>}>
            {i18n._(refusalTexts[refused])}
          </InlineAlert>
        ) : null}
        {quotes ? <QuoteNotice quotes={quotes} listFile={listFile} busy={busy} /> : null}
      </div>
    </Card>
  )
}
