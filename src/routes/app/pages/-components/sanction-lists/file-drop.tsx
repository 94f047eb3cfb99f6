import { Trans, useLingui } from '@lingui/react/macro'
import { FileButton } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useRef, useState, type DragEvent } from 'react'
import { Button } from '@/ui/form/button'
import common from '@/ui/display/common.module.css'
import classes from './sanction-lists.module.css'

/** File types that the picker offers. */
export const LIST_FILES = '.csv,.tsv,.txt,.xlsx'

/** Lets the user drop or choose a list file. The file's content is checked later. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useLingui()
  const reset = useRef<() => void>(null)
  const [isOver, setIsOver] = useState(false)
  const [hasSeveral, setHasSeveral] = useState(false)

  const take = ([file, ...more]: Iterable<File>) => {
    setHasSeveral(more.length > 0)
    if (file && more.length === 0) onFile(file)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <IconFileUpload size={32} stroke={1.5} aria-hidden="true" />
      <p className={classes.dropTitle}>
        <Trans>Drop a list here, or choose one from your device</Trans>
      </p>
      <p className={`${common.note} ${classes.note}`}>
        <Trans>
          CSV or Excel (.xlsx), up to 30 MB, 100,000 rows and 200 columns. Nothing is sent yet.
        </Trans>
      </p>
      <FileButton
        accept={LIST_FILES}
        inputProps={{ 'aria-label': t`List file` }}
        resetRef={reset}
        onChange={(file) => {
          take(file ? [file] : [])
          // Allows choosing the same file again.
          reset.current?.()
        }}
      >
        {(button) => (
          <Button {...button}>
            <Trans>Choose file</Trans>
          </Button>
        )}
      </FileButton>
      {hasSeveral ? (
        <p role="alert" className={classes.error}>
          <Trans>Choose one file at a time.</Trans>
        </p>
      ) : null}
    </div>
  )
}
