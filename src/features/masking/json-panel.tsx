import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMemo, useId } from 'react'
import { saveFile } from '@/browser/save-file'
import { CopyButton } from '@/ui/display/copy-id'
import { maskJson } from './mask-json'
import { usePersonalWords } from './personal-words'
import { useRevealed } from './reveal'
import { useRevealWatch } from './reveal'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import classes from './json-panel.module.css'

export interface JsonPanelProps {
  value: unknown
  /** Of the file, without its ending. */
  name: string
}

/** A record as JSON. What is copied and saved is what is shown: masked, unless the page is revealed. */
export function JsonPanel({ value, name }: JsonPanelProps) {
  const { t } = useLingui()
  const revealed = usePageReveal()
  const words = usePersonalWords()
  const text = useMemo(
    () => JSON.stringify(revealed ? value : maskJson(value, words), null, 2),
    [value, words, revealed],
  )
  const save = () => saveFile(new Blob([text], { type: 'application/json' }), `${name}.json`)
  return (
    <div className={classes.panel}>
      <div className={classes.bar}>
        <span className={classes.note}>
          {revealed ? (
            <Trans>Personal data is shown.</Trans>
          ) : (
            <Trans>Personal data is masked.</Trans>
          )}
        </span>
        <CopyButton value={text} label={t`JSON`} />
        <Button variant="default" size="compact-sm" onClick={save}>
          <Trans>Download</Trans>
        </Button>
      </div>
      <div role="region" className={classes.scroll} aria-label={t`Raw JSON`} tabIndex={0}>
        <pre className={classes.text} dir="ltr">
          {text}
        </pre>
      </div>
    </div>
  )
}

/** Whether the whole page is revealed, for what has no button of its own for each value. */
export function usePageReveal(): boolean {
  useRevealWatch(useId())
  return useRevealed((veil) => veil.held || veil.whole)
}
