import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { copyText } from '@/browser/clipboard'
import { shortenMiddle } from '@/lib/format'
import { Missing } from './data'
import { HiddenText } from './hidden-text'
import common from '@/ui/display/common.module.css'
import classes from './copy-id.module.css'
import small from './small-button.module.css'

interface CopyButtonProps {
  value: string
  /** Names the value in the button's accessible name, such as "session ID". */
  label: string
  /** Whether the full value is visible next to the button, so users can select it there if copying is blocked. */
  isVisible?: boolean
}

type Outcome = 'copying' | 'copied' | 'blocked'

/** Display time of each outcome in milliseconds. It is long enough to select the text by hand if copying is blocked. */
const SHOWN = { copied: 1600, blocked: 15_000 }

/** Copies the value on click. If the browser blocks copying, asks the user to select the text. */
export function CopyButton({ value, label, isVisible }: CopyButtonProps) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (!outcome || outcome === 'copying') return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN[outcome])
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    // Screen readers only announce a status that was rendered empty before its text.
    setOutcome('copying')
    setOutcome((await copyText(value)) ? 'copied' : 'blocked')
  }

  return (
    <>
      <button
        type="button"
        className={`${small.button} ${classes.copy}`}
        data-icon={outcome === 'copied' ? 'check' : 'copy'}
        aria-label={t`Copy ${label}`}
        title={t`Copy ${label}`}
        onClick={copy}
      />
      {outcome ? (
        <span role="status" className={classes.place} data-side={isVisible ? 'start' : undefined}>
          {outcome === 'copied' ? <span className={classes.bubble}>{t`Copied`}</span> : null}
          {outcome === 'blocked' ? (
            <span className={classes.bubble}>
              {isVisible ? (
                t`Copying is blocked. Select the text instead.`
              ) : (
                <>
                  {t`Copying is blocked. Select the text here:`}{' '}
                  <bdi className={classes.fullText}>{value}</bdi>
                </>
              )}
            </span>
          ) : null}
        </span>
      ) : null}
    </>
  )
}

/** A long ID in monospace, shortened in the middle. Screen readers and the tooltip get the full ID. */
export function ShortId({ id }: { id: string }) {
  const short = shortenMiddle(id)
  return (
    <bdi
      className={`${common.code} ${classes.id}`}
      title={short === id ? undefined : id}
      translate="no"
    >
      {short === id ? (
        id
      ) : (
        <>
          <span aria-hidden="true">{short}</span>
          <HiddenText>{id}</HiddenText>
        </>
      )}
    </bdi>
  )
}

export function CopyId({ id, label }: { id: string | undefined; label: string }) {
  if (id === undefined) return <Missing />
  return (
    <span className={`${common.inline} ${classes.pair}`}>
      <ShortId id={id} />
      <CopyButton value={id} label={label} />
    </span>
  )
}
