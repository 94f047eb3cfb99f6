import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Badge } from '@/ui/display/badge'
import { mainHeading } from '@/ui/display/heading-focus'
import { HiddenText } from '@/ui/display/hidden-text'
import { useLabelFormat } from '@/ui/display/joined-text'
import { Button } from '@/ui/form/button'
import { FormSummary } from '@/ui/form/form-summary'
import { ExportProgressBar } from './export-progress'
import { isRunning, removeExport, runExport, type FileExport } from './exports'
import common from '@/ui/display/common.module.css'
import classes from './exports.module.css'

/** Panel that opens from the header and shows each export's progress or outcome. */
export function ExportsPanel({ exports }: { exports: readonly FileExport[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = (id: number) => {
    // Moves the focus first, because the button disappears with its export, and the panel with the last export.
    const next = exports.length > 1 ? heading.current : mainHeading()
    next?.focus({ preventScroll: true })
    removeExport(id)
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Exports</Trans>
      </h2>
      <ul>
        {exports.map((entry) => (
          <li key={entry.id} className={`${common.stack} ${common.tight} ${classes.entry}`}>
            <ExportItem entry={entry} onRemove={() => remove(entry.id)} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface ExportItemProps {
  entry: FileExport
  onRemove: () => void
}

function ExportItem({ entry, onRemove }: ExportItemProps) {
  const { id, fileName, state, progress, failure, look } = entry
  const { t } = useLingui()
  // Appended to a button's visible text, with the language's colon.
  const ofFile = useLabelFormat()('', fileName)
  const small = { variant: 'default', size: 'compact-sm' } as const
  return (
    <>
      <div className={common.ends}>
        <bdi className={classes.name}>{fileName}</bdi>
        {state === 'saved' ? (
          <Badge tone="success">
            <Trans>Saved</Trans>
          </Badge>
        ) : null}
      </div>
      {isRunning(entry) ? (
        <ExportProgressBar label={t`Export progress`} progress={progress} />
      ) : null}
      <FormSummary problem={failure} names={[]} look={look} />
      <div className={`${common.row} ${classes.actions}`}>
        {failure?.canResume ? (
          <Button {...small} onClick={() => void runExport(id)}>
            <Trans>Continue</Trans>
            <HiddenText>{ofFile}</HiddenText>
          </Button>
        ) : null}
        <Button {...small} onClick={onRemove}>
          {isRunning(entry) ? (
            <Trans>Cancel</Trans>
          ) : failure?.canResume ? (
            <Trans>Discard</Trans>
          ) : (
            <Trans>Remove from the list</Trans>
          )}
          <HiddenText>{ofFile}</HiddenText>
        </Button>
      </div>
    </>
  )
}
