import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Skeleton } from '@mantine/core'
import { formatBytes } from '@/lib/format-amounts'
import { Card } from '@/ui/display/card'
import { Data, Num } from '@/ui/display/data'
import { FactList, type Fact } from '@/ui/display/fact-list'
import { Button } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import { refusalTexts } from './field-names'
import { textEncodings } from '@/features/list-reader/text-encoding'
import type { ListFile } from '@/features/list-reader/use-list-file'
import common from '@/ui/display/common.module.css'
import classes from './sanction-lists.module.css'

const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1256': 'Windows-1256',
  'windows-1252': 'Windows-1252',
} as const

interface ChosenFileProps {
  file: File
  listFile: ListFile
  /** An upload is running. */
  busy: boolean
  onOther: () => void
}

/** Describes the chosen file, or explains why it cannot be used. */
export function ChosenFile({ file, listFile, busy, onOther }: ChosenFileProps) {
  const { t, i18n } = useLingui()
  const { opened, read, reading, refused, setEncoding } = listFile
  const facts: Fact[] = [
    { key: 'size', label: t`Size`, value: <Data>{formatBytes(file.size, i18n.locale)}</Data> },
  ]
  if (!refused)
    facts.push({
      key: 'rows',
      label: t`Rows`,
      value: reading ? <Num value={read?.rows ?? reading} /> : <Skeleton width={64} />,
    })
  if (opened && !opened.encoding)
    facts.push({ key: 'format', label: t`Format`, value: t`Excel workbook, first sheet` })
  if (opened?.encoding)
    facts.push({
      key: 'encoding',
      label: t`Encoding`,
      value: (
        <NativeSelect
          aria-label={t`File encoding`}
          size="xs"
          value={opened.encoding}
          data={textEncodings.map((value) => ({ value, label: encodingNames[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const next = textEncodings.find((each) => each === value)
            if (next && !busy) setEncoding(next)
          }}
        />
      ),
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
        <FactList facts={facts} layout="row" />
        <p role="status" className={`${common.note} ${classes.note}`}>
          {refused || read ? null : <Trans>Reading the file…</Trans>}
        </p>
        {opened?.encoding && opened.encoding !== 'utf-8' ? (
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
      </div>
    </Card>
  )
}
