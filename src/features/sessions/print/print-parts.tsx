import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Data } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import type { PersonalContent } from '@/ui/export/personal-contents'
import { PersonalDataDialog } from '@/ui/export/personal-data-dialog'
import { Button } from '@/ui/form/button'
import common from '@/ui/display/common.module.css'

interface PrintButtonProps {
  /** The kinds of personal data that the sheet shows unmasked. If there are any, the button asks once. */
  contents: readonly PersonalContent[]
  people: number
}

/** Prints the page. */
export function PrintButton({ contents, people }: PrintButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const isPersonal = contents.length > 0
  return (
    <>
      <Button onClick={() => (isPersonal ? setIsAsking(true) : window.print())}>
        {isPersonal ? <Trans>Print with personal data</Trans> : <Trans>Print</Trans>}
      </Button>
      {isAsking ? (
        <PersonalDataDialog
          way="print"
          contents={contents}
          people={people}
          onConfirm={() => {
            // The dialog must not be printed.
            flushSync(() => setIsAsking(false))
            window.print()
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}

/** Who printed the sheet and when: the moment of printing, also with the browser's own command. */
export function PrintedBy({ name }: { name: string }) {
  const [at, setAt] = useState(() => new Date())
  useEffect(() => {
    // The browser captures the page right after the event.
    const note = () => flushSync(() => setAt(new Date()))
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [])
  return (
    <p className={common.caption}>
      <Trans>
        Printed by <Data>{name}</Data>, <Time value={at.toISOString()} as="absolute" />
      </Trans>
    </p>
  )
}
