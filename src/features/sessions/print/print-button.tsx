import { Trans } from '@lingui/react/macro'
import { useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import type { PersonalContent } from '@/ui/export/personal-contents'
import { PersonalDataDialog } from '@/ui/export/personal-data-dialog'
import { Button } from '@/ui/form/button'

interface PrintButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** Kinds of personal data that the sheet shows unmasked. If there are any, the button requires one confirmation. */
  contents: readonly PersonalContent[]
  people: number
}

export function PrintButton({ contents, people, ...button }: PrintButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const isPersonal = contents.length > 0
  return (
    <>
      <Button {...button} onClick={() => (isPersonal ? setIsAsking(true) : window.print())}>
        {isPersonal ? <Trans>Print with personal data</Trans> : <Trans>Print</Trans>}
      </Button>
      {isAsking ? (
        <PersonalDataDialog
          action="print"
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
