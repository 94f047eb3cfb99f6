import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { BusyButton } from '@/ui/form/busy-button'
import { MAX_CSV_ROWS, type CsvSource, type CsvProgress } from '@/browser/csv-export'
import { formatNumber } from '@/lib/format'
import { toDay } from '@/lib/period'
import { useListExport } from './use-list-export'
import { toast } from '@/ui/feedback/toast'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Group.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Progress.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Stack.css'
import classes from './list-export-dialog.module.css'
import ticks from '@/ui/table/table-tick.module.css'

export interface ListExportDialogProps<Row> {
  opened: boolean
  onClose: () => void
  /** What the file is called; the day follows. */
  name: string
  /** All rows that match. */
  source: CsvSource<Row>
  total: number
  selected: readonly Row[]
  /** What is chosen at first. */
  scope: 'selected' | 'all'
  tell: (error: unknown) => string | undefined
}

/** Which rows go into a CSV and how much they tell of people; how far it is, and a way to stop it. */
export function ListExportDialog<Row>(props: ListExportDialogProps<Row>) {
  const { opened, onClose, name, source, total, selected, scope, tell } = props
  const { t, i18n } = useLingui()
  const [chosen, setChosen] = useState(scope)
  const [personal, setPersonal] = useState(false)
  const { progress, failure, busy, start, goOn, cancel } = useListExport<Row>({
    tell,
    onDone: () => {
      void toast('success', t`Export successful`)
      onClose()
    },
  })
  // Opened a moment after it is there: only so the dialog knows where to return the focus to.
  const [there, setThere] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const some = selected.length > 0 && chosen === 'selected'
  const count = some ? selected.length : total
  const number = (value: number) => formatNumber(value, i18n.locale)
  const close = () => {
    cancel()
    onClose()
  }
  const begin = () =>
    start({
      source: some ? { ...source, readPage: pageOf(selected) } : source,
      count,
      masked: !personal,
      fileName: `${name}-${toDay(new Date())}.csv`,
    })

  return (
    <Modal
      opened={opened && there}
      onClose={close}
      // A click beside it must not cost what has been written.
      closeOnClickOutside={!busy}
      title={<Trans>Export as CSV</Trans>}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack gap="md">
        <fieldset className={classes.choices} disabled={busy}>
          <legend className={classes.legend}>
            <Trans>Rows</Trans>
          </legend>
          {selected.length > 0 ? (
            <label className={classes.choice}>
              <input
                type="radio"
                className={ticks.tick}
                name="rows"
                checked={some}
                onChange={() => setChosen('selected')}
              />
              <Plural
                value={selected.length}
                one="The # selected row"
                other="The # selected rows"
              />
            </label>
          ) : null}
          <label className={classes.choice}>
            <input
              type="radio"
              className={ticks.tick}
              name="rows"
              checked={!some}
              onChange={() => setChosen('all')}
            />
            <Plural value={total} one="The one row that matches" other="All # rows that match" />
          </label>
        </fieldset>
        {source.columns.some((column) => column.personal) ? (
          <label className={classes.choice}>
            <input
              type="checkbox"
              className={ticks.tick}
              checked={personal}
              disabled={busy}
              onChange={(event) => setPersonal(event.currentTarget.checked)}
            />
            <span>
              <Trans>Include personal data</Trans>
              <span className={classes.hint}>
                <Trans>Otherwise names, ids and references are masked.</Trans>
              </span>
            </span>
          </label>
        ) : null}
        <p className={classes.note}>
          <Trans>Every column is written, also those the list hides.</Trans>{' '}
          {count > MAX_CSV_ROWS ? (
            <Trans>
              At most {number(MAX_CSV_ROWS)} rows at once: narrow the filters for the others.
            </Trans>
          ) : null}
        </p>
        {progress ? <ListExportProgress progress={progress} /> : null}
        {failure ? (
          <Alert color="red" role="alert" title={<Trans>Failed to export data</Trans>}>
            {failure.text}
          </Alert>
        ) : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          {failure?.canGoOn ? (
            <>
              <Button variant="default" onClick={begin}>
                <Trans>Start again</Trans>
              </Button>
              <Button onClick={goOn}>
                <Trans>Go on</Trans>
              </Button>
            </>
          ) : (
            <BusyButton busy={busy} disabled={count === 0} onClick={begin}>
              {failure ? <Trans>Start again</Trans> : <Trans>Export rows</Trans>}
            </BusyButton>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

/** Rows that are here already, as the one page of a list. */
function pageOf<Row>(rows: readonly Row[]): CsvSource<Row>['readPage'] {
  return (page) => Promise.resolve({ rows: page === 1 ? rows : [], total: rows.length })
}

/** How many rows are in the file, of how many. */
function ListExportProgress({ progress: { written, of } }: { progress: CsvProgress }) {
  const { t, i18n } = useLingui()
  const known = of !== undefined && of > 0
  const rows = formatNumber(written, i18n.locale)
  const all = formatNumber(of ?? 0, i18n.locale)
  return (
    <div>
      <ProgressBar label={t`Export progress`} share={known ? written / of : undefined} />
      <p className={classes.note}>
        {known ? (
          <Trans>
            {rows} of {all} rows
          </Trans>
        ) : (
          <Trans>Preparing the file…</Trans>
        )}
      </p>
    </div>
  )
}
