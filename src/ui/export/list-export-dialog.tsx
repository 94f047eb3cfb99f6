import { Button } from '@/ui/form/button'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect, Radio } from '@mantine/core'
import { useState } from 'react'
import { MAX_CSV_ROWS, type CsvSource } from '@/browser/csv-export'
import type { CsvColumn } from '@/lib/csv'
import { formatNumber, joinSentences } from '@/lib/format'
import { csvFileName } from '@/lib/csv-file-name'
import { toDay, type Period } from '@/lib/period/period'
import type { PersonalKind } from '@/lib/personal'
import { getCsvSeparator, setPreferences, usePreference } from '@/stores/preferences'
import { FormSummary, type FormProblem } from '@/ui/form/form-summary'
import { InlineAlert } from '@/ui/form/inline-alert'
import { usePersonalContents } from './personal-contents'
import { useListExport } from './use-list-export'
import { ExportProgressBar, RunInBackgroundButton } from './export-progress'
import type { ExportLogin } from './exports'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import common from '@/ui/display/common.module.css'
import classes from './list-export-dialog.module.css'

export interface ListExportDialogProps<Row> {
  login: ExportLogin
  onClose: () => void
  /** For the file name: the kind of rows, and the period that filters the list. */
  name: string
  period?: Period
  /** Every row that matches the filters. */
  source: CsvSource<Row>
  /** Undefined if the server doesn't count the rows. Includes rows that `source.isMatch` filters out. */
  total: number | undefined
  selectedRows: readonly Row[]
  /** Initially chosen rows. */
  scope: 'selected' | 'all'
  /** Returns an error's text, or undefined to show nothing. */
  describeError: (error: unknown) => Pick<FormProblem, 'text' | 'lang'> | undefined
}

/**
 * Dialog that exports rows as CSV. Users choose the rows and whether to include personal data, and can follow or cancel
 * the export.
 */
export function ListExportDialog<Row>(props: ListExportDialogProps<Row>) {
  const { login, onClose, name, period, source, total, selectedRows, scope, describeError } = props
  const { t, i18n } = useLingui()
  const contentsText = usePersonalContents()
  const number = (value: number) => formatNumber(value, i18n.locale)
  const [chosenScope, setChosenScope] = useState(scope)
  const [includesPersonalData, setIncludesPersonalData] = useState(false)
  usePreference('csvSeparator')
  const separator = getCsvSeparator()
  const {
    progress,
    failure,
    isRunning: busy,
    start,
    resume,
    cancel,
  } = useListExport<Row>({
    login,
    describeError,
    onSaved: onClose,
    resultText: ({ written, of }) => {
      const rows = number(written)
      const all = number(of)
      return written < of
        ? t`${rows} of ${all} rows: the list changed during the export.`
        : t`${plural(written, { one: '# row', other: '# rows' })}`
    },
  })
  const exportsSelection = selectedRows.length > 0 && chosenScope === 'selected'
  const count = exportsSelection ? selectedRows.length : (total ?? Infinity)
  const contents = listPersonalKinds(source.columns)
  const startExport = () =>
    start({
      source: exportsSelection ? { ...source, readPage: createPageReader(selectedRows) } : source,
      count,
      isMasked: !includesPersonalData,
      separator,
      fileName: csvFileName(
        {
          name,
          from: period?.from,
          to: period?.to,
          part: exportsSelection
            ? 'selection'
            : total !== undefined && total > MAX_CSV_ROWS
              ? { first: MAX_CSV_ROWS }
              : undefined,
        },
        toDay(new Date()),
      ),
    })

  return (
    <Dialog
      title={<Trans>Export as CSV</Trans>}
      size="small"
      // Running exports move to the header.
      onClose={onClose}
      closesOnOutsideClick={!busy}
    >
      <div className={common.stack}>
        <fieldset className={classes.choices} disabled={busy}>
          <legend className={classes.legend}>
            <Trans>Rows</Trans>
          </legend>
          {selectedRows.length > 0 ? (
            <Radio
              name="rows"
              checked={exportsSelection}
              onChange={() => setChosenScope('selected')}
              label={
                <Plural
                  value={selectedRows.length}
                  one="The selected row"
                  other="The # selected rows"
                />
              }
            />
          ) : null}
          <Radio
            name="rows"
            checked={!exportsSelection}
            onChange={() => setChosenScope('all')}
            label={
              total === undefined || source.isMatch ? (
                <Trans>All matching rows</Trans>
              ) : (
                <Plural value={total} one="The only matching row" other="All # matching rows" />
              )
            }
          />
        </fieldset>
        {contents.length > 0 ? (
          <Checkbox
            checked={includesPersonalData}
            onChange={({ currentTarget }) => setIncludesPersonalData(currentTarget.checked)}
            disabled={busy}
            description={
              <Trans>Otherwise, personal data is masked, including in error messages.</Trans>
            }
            label={<Trans>Include personal data</Trans>}
          />
        ) : null}
        {includesPersonalData ? (
          <InlineAlert tone="warning">
            {contentsText(contents, Math.min(count, MAX_CSV_ROWS))}
          </InlineAlert>
        ) : null}
        <NativeSelect
          label={t`Separator`}
          value={separator}
          disabled={busy}
          data={[
            { value: ',', label: t`Comma` },
            { value: ';', label: t`Semicolon` },
          ]}
          onChange={({ currentTarget: { value } }) =>
            setPreferences({ csvSeparator: value === ';' ? ';' : ',' })
          }
        />
        <p className={common.note}>
          {joinSentences(
            [
              t`Includes hidden columns.`,
              t`Text that starts with =, +, - or @ gets an apostrophe, so spreadsheets do not treat it as a formula.`,
              ...(count > MAX_CSV_ROWS
                ? [
                    t`You can export up to ${number(MAX_CSV_ROWS)} rows at a time. Narrow the filters to export the rest.`,
                  ]
                : []),
            ],
            i18n.locale,
          )}
        </p>
        {busy || progress ? (
          <ExportProgressBar label={t`Export progress`} progress={progress} />
        ) : null}
        {busy ? <RunInBackgroundButton onClick={onClose} /> : null}
        <FormSummary problem={failure} names={[]} />
        <DialogActions>
          <Button
            variant="default"
            onClick={() => {
              cancel()
              onClose()
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
          {failure?.canResume ? (
            <>
              <Button variant="default" onClick={startExport}>
                <Trans>Start again</Trans>
              </Button>
              <Button onClick={resume}>
                <Trans>Continue</Trans>
              </Button>
            </>
          ) : (
            <Button busy={busy} disabled={count === 0} onClick={startExport}>
              {failure ? (
                <Trans>Start again</Trans>
              ) : includesPersonalData ? (
                <Trans>Export with personal data</Trans>
              ) : (
                <Trans>Export rows</Trans>
              )}
            </Button>
          )}
        </DialogActions>
      </div>
    </Dialog>
  )
}

/** Lists the kinds of personal data in the columns. A column with only some personal values counts as text. */
function listPersonalKinds<Row>(columns: readonly CsvColumn<Row>[]): PersonalKind[] {
  return columns.flatMap(({ personal }) =>
    typeof personal === 'function' ? 'text' : (personal ?? []),
  )
}

/** Returns a page reader with the loaded rows as the only page. */
function createPageReader<Row>(rows: readonly Row[]): CsvSource<Row>['readPage'] {
  return (page) => Promise.resolve({ rows: page === 1 ? rows : [], total: rows.length })
}
