import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { copyText } from '@/browser/clipboard'
import { shortenMiddle } from '@/lib/format'
import { HiddenText } from './hidden-text'
import { smallIconProps } from './icon-props'
import classes from './copy-id.module.css'
import small from './small-button.module.css'

interface CopyButtonProps {
  value: string
  /** What is copied, for the name of the button: "session id". */
  label: string
}

type Outcome = 'copied' | 'blocked'

/** Copies on click. Where the browser blocks that, it shows the full text to copy by hand. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (!outcome) return
    // Long enough to select the text by hand.
    const timer = setTimeout(() => setOutcome(undefined), outcome === 'copied' ? 1600 : 15_000)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    setOutcome((await copyText(value)) ? 'copied' : 'blocked')
  }

  return (
    <span className={classes.copy}>
      <button
        type="button"
        className={small.button}
        aria-label={t`Copy ${label}`}
        title={t`Copy ${label}`}
        onClick={copy}
      >
        {outcome === 'copied' ? (
          <IconCheck {...smallIconProps} />
        ) : (
          <IconCopy {...smallIconProps} />
        )}
      </button>
      <span role="status" className={outcome ? classes.bubble : undefined}>
        {outcome === 'copied' ? t`Copied` : null}
        {outcome === 'blocked' ? (
          <>
            {t`Copying is blocked. Select it here:`} <bdi className={classes.fullText}>{value}</bdi>
          </>
        ) : null}
      </span>
    </span>
  )
}

/** A long id in monospace, shortened in the middle. Screen readers and the tooltip get the full id. */
export function ShortId({ id }: { id: string }) {
  const short = shortenMiddle(id)
  return (
    <bdi className={classes.id} title={short === id ? undefined : id}>
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

export function CopyId({ id, label }: { id: string; label: string }) {
  return (
    <span className={classes.pair}>
      <ShortId id={id} />
      <CopyButton value={id} label={label} />
    </span>
  )
}
