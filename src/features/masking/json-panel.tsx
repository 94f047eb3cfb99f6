import { Button } from '@/ui/form/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useMemo, useState } from 'react'
import { saveFile } from '@/browser/save-file'
import { CopyButton } from '@/ui/display/copy-id'
import { PersonalDataDialog } from '@/ui/export/personal-data-dialog'
import { maskJson, personalKinds } from './mask-json'
import { usePersonalWords } from './personal-context'
import { useIsPageRevealed, useRevealWatch } from './reveal'
import common from '@/ui/display/common.module.css'
import classes from './json-panel.module.css'

export interface JsonPanelProps {
  value: unknown
  /** File name without its extension. */
  name: string
}

/** Shows a record as JSON. Copies and downloads match the screen: masked, unless the page is revealed. */
export function JsonPanel({ value, name }: JsonPanelProps) {
  const { t } = useLingui()
  const isRevealed = useIsPageRevealed()
  useRevealWatch(useId())
  const words = usePersonalWords()
  const text = useMemo(
    () => JSON.stringify(isRevealed ? value : maskJson(value, words), null, 2),
    [value, words, isRevealed],
  )
  const [isAsking, setIsAsking] = useState(false)
  const save = (json: string) =>
    saveFile(new Blob([json], { type: 'application/json' }), `${name}.json`)
  return (
    <div className={`${common.stack} ${classes.panel}`}>
      <div className={common.line}>
        <p className={`${common.caption} ${classes.note}`}>
          {isRevealed ? (
            <Trans>Personal data is shown.</Trans>
          ) : (
            <Trans>Personal data is masked.</Trans>
          )}
        </p>
        <CopyButton value={text} label={t`JSON`} />
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => (isRevealed ? setIsAsking(true) : save(text))}
        >
          <Trans>Download</Trans>
        </Button>
      </div>
      <div
        role="region"
        className={classes.scroll}
        aria-label={t`Raw JSON`}
        // JSON reads from left to right in every language, so scrolling starts at the left.
        dir="ltr"
        tabIndex={0}
      >
        <pre className={classes.text}>{text}</pre>
      </div>
      {isAsking ? (
        <PersonalDataDialog
          action="export"
          contents={personalKinds(value)}
          people={1}
          onConfirm={() => {
            setIsAsking(false)
            // Saves the data that the user confirmed, even if the reveal has expired since.
            save(JSON.stringify(value, null, 2))
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  )
}
