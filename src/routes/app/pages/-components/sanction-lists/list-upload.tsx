import { Trans, useLingui } from '@lingui/react/macro'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { lazy, useCallback, useDeferredValue, useRef, useState } from 'react'
import { describeError } from '@/api/core/errors'
import { createDraftSlot } from '@/lib/kept-draft'
import type { SanctionList } from '@/backend/sanction'
import type { ListUpload } from '@/backend/sanction-lists'
import { type MappedColumns, useListFile } from './list-reader/use-list-file'
import { UnsavedChanges } from '@/routes/-components/unsaved-changes'
import { useDraftOwner, useKeepDraft } from '@/routes/-components/use-keep-draft'
import common from '@/ui/display/common.module.css'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { markLanguage } from '@/ui/feedback/server-text'
import { Button } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import { findInput } from '@/ui/form/use-form'
import { ApplyButton } from './apply-button'
import { BirthDateCard } from './birth-date-card'
import { ChosenFile } from './chosen-file'
import { ColumnMappingCard } from './column-mapping'
import { DryRunResult } from './dry-run-result'
import { FirstRows } from './first-rows'
import { ListFooters } from './list-footers'
import { RowProblems } from './row-problems'
import classes from './sanction-lists.module.css'
import {
  firstTarget,
  isTaken,
  shownName,
  TargetFields,
  targetMode,
  targetName,
} from './target-fields'
import { UploadFailure } from './upload-failure'
import { UploadProgress } from './upload-progress'
import { useListUpload } from './use-list-upload'

/** Chosen columns of a file whose upload stopped because the login ended (row C9). Contains no cells and no file. */
const keptColumns = createDraftSlot<MappedColumns>()

/** Hashes the header, because the first line of a file without headings may contain personal data. */
const hashHeader = (header: readonly string[]) =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(header))))

/** Returns a stable function that restores the saved columns for these headings. */
function useTakeColumns(owner: string | undefined) {
  return useCallback(
    (header: readonly string[]) => {
      const choice = keptColumns.find(owner, hashHeader(header))
      if (choice) keptColumns.drop()
      return choice
    },
    [owner],
  )
}

/** Saves the chosen columns when the login ends, so a file with the same headings can reuse them. */
function useKeepColumns(
  owner: string | undefined,
  current: () => { header: readonly string[]; choice: MappedColumns } | undefined,
): void {
  useKeepDraft(keptColumns, owner, () => {
    const choices = current()
    return choices && { key: hashHeader(choices.header), draft: choices.choice }
  })
}

const ConfirmReplaceDialog = lazy(() =>
  import('./confirm-replace-dialog').then((module) => ({ default: module.ConfirmReplaceDialog })),
)

interface ListUploadFormProps {
  file: File
  /** The client's own lists. */
  lists: readonly SanctionList[]
  onOtherFile: () => void
  /** Called when the user chooses the file again after it has changed. */
  onFile: (file: File) => void
  onUploaded: (result: ListUpload, rows: Uint32Array) => void
}

/** Guides the user from a file to a list: columns, problems, a dry run, and the upload. Load it lazily. */
export function ListUploadForm(props: ListUploadFormProps) {
  const { file, lists, onOtherFile, onFile, onUploaded } = props
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const owner = useDraftOwner()
  const listFile = useListFile(file, useTakeColumns(owner))
  const { opened, read, refused, checked, shown, mapping, birthDate, answers } = listFile
  // Saves only columns that the user chose, because the portal can repeat a guess.
  useKeepColumns(owner, () =>
    opened && (mapping !== opened.guess || birthDate?.column !== opened.birthDate || answers)
      ? { header: opened.header, choice: { mapping, birthDate, answers } }
      : undefined,
  )
  const [target, setTarget] = useState(() => firstTarget(lists))
  const [hasTried, setHasTried] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const { send, cancel, progress, getDryRun, getFailure } = useListUpload(onUploaded)

  const isReadable = opened !== undefined && !refused
  // Deferred because rendering the selects and rows together takes longer than a frame.
  const isReadableDeferred = useDeferredValue(isReadable)
  const name = targetName(target)
  const mode = targetMode(target)
  const key = JSON.stringify([name, mode, checked?.id])
  const dryRun = getDryRun(key)
  const failure = getFailure(key)
  const refusal = failure && describeError(failure.error)
  const refusedName = markLanguage(refusal?.fields['name'], refusal?.lang)
  const busy = progress !== undefined
  const nameProblem = !name
    ? t`Enter a name for the list`
    : isTaken(target, lists)
      ? t`A list with this name already exists. Choose it above.`
      : undefined
  const isReady = read !== undefined && checked !== undefined && checked.accepted > 0

  const start = (isDryRun: boolean, isChanged = listFile.isChanged) => {
    setIsConfirming(false)
    if (!checked) return
    const { content, mapping: columns, rows } = checked.prepared
    // The name ends in .csv, because the portal uploads a generated CSV for every file format.
    const fileName = `${file.name.replace(/\.\w+$/, '')}.csv`
    const request = { file: content, fileName, name, mode, mapping: columns, dryRun: isDryRun }
    send(key, { ...request, rows, isChanged })
  }
  const checkChanges = () => {
    setHasTried(true)
    if (busy || !isReady) return
    if (nameProblem) findInput(form.current, 'newName')?.focus()
    else start(true)
  }
  const apply = () => {
    if (busy) return
    if (target.list && mode === 'replace') setIsConfirming(true)
    else start(false)
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        className={common.stack}
        onSubmit={(event) => {
          event.preventDefault()
          checkChanges()
        }}
      >
        <ChosenFile file={file} listFile={listFile} busy={busy} onOther={onOtherFile} />
        {listFile.isMappingKept ? (
          <InlineAlert tone="info">
            <Trans>Your column choices from before sign-in were kept.</Trans>
          </InlineAlert>
        ) : null}
        {isReadable && isReadableDeferred ? (
          <>
            <ColumnMappingCard
              openedFile={opened}
              mapping={mapping}
              birthDate={birthDate}
              busy={busy}
              onMapping={listFile.setMapping}
            />
            {shown?.dates ? (
              <BirthDateCard
                dates={shown.dates}
                order={birthDate && (birthDate.order ?? shown.dates.order)}
                answers={answers ?? {}}
                onOrder={(order) => {
                  if (!busy && birthDate) listFile.setMapping(mapping, { ...birthDate, order })
                }}
                onAnswers={(next) => {
                  if (!busy) listFile.setAnswers(next)
                }}
              />
            ) : null}
            <FirstRows mapping={mapping} checkedRows={shown} isChecking={!checked} />
            {shown ? (
              <>
                <ListFooters
                  footers={shown.footers}
                  leftOutRows={listFile.leftOutRows ?? []}
                  onLeftOutRows={(rows) => {
                    if (!busy) listFile.setLeftOutRows(rows)
                  }}
                />
                <RowProblems
                  checkedRows={shown}
                  fileName={file.name}
                  writeCsv={listFile.writeCsv}
                />
              </>
            ) : null}
            <TargetFields
              lists={lists}
              target={target}
              busy={busy}
              nameError={hasTried ? (nameProblem ?? refusedName) : undefined}
              onTarget={setTarget}
            />
            <div className={classes.actions}>
              <Button
                type="submit"
                variant={dryRun ? 'default' : 'filled'}
                busy={progress?.dryRun}
                aria-disabled={busy || !isReady}
              >
                <Trans>Preview changes</Trans>
              </Button>
            </div>
            {/* Placed below, so a second click on the button above doesn't upload. */}
            {dryRun ? (
              <DryRunResult result={dryRun}>
                <ApplyButton
                  result={dryRun}
                  isNew={!target.list}
                  mode={mode}
                  busy={busy}
                  onApply={apply}
                />
              </DryRunResult>
            ) : null}
            {checked?.accepted === 0 || dryRun?.rows_accepted === 0 ? (
              <InlineAlert tone="error" title={<Trans>No rows can be uploaded</Trans>}>
                <Trans>Correct the file or the columns, and try again.</Trans>
              </InlineAlert>
            ) : null}
            {progress ? (
              <UploadProgress
                share={progress.share}
                size={checked?.prepared.content.size ?? 0}
                onCancel={cancel}
              />
            ) : null}
            {failure ? (
              <UploadFailure
                error={failure.error}
                dryRun={failure.dryRun}
                names={target.list ? [] : ['name']}
                onRetry={() => start(failure.dryRun)}
                onFile={onFile}
                onContinue={() => start(failure.dryRun, () => Promise.resolve(false))}
              />
            ) : null}
          </>
        ) : null}
      </form>
      <UnsavedChanges isDirty={() => isReadable} />
      {isConfirming && target.list ? (
        <LazyPart onFailure={() => setIsConfirming(false)}>
          <ConfirmReplaceDialog
            listName={shownName(target.list)}
            removedCount={dryRun?.diff?.removed}
            onConfirm={() => start(false)}
            onClose={() => setIsConfirming(false)}
          />
        </LazyPart>
      ) : null}
    </>
  )
}
