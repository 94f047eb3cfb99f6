import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { hasFocusWithin } from '@/browser/dom-lookups'
import { RevealToggle } from '@/features/masking/reveal'
import { Dialog, DialogFrame } from '@/ui/overlays/dialog'
import { useShortcuts } from '@/ui/shortcuts/shortcuts'
import classes from './record-panel.module.css'

interface RecordPanelProps {
  title: ReactNode
  recordId: string
  /** Links to the previous and next record. */
  steps: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Panel for a record of the screen's list: beside the list on a wide screen, otherwise over it. Load it lazily. */
export function RecordPanel(props: RecordPanelProps) {
  const isBeside = useMediaQuery('(min-width: 112em)', undefined, {
    getInitialValueInEffect: false,
  })
  const { recordId, steps, ...dialog } = props
  const tools = (
    <>
      {steps}
      <RevealToggle />
    </>
  )
  return isBeside ? (
    <RecordBeside recordId={recordId} tools={tools} {...dialog} />
  ) : (
    <Dialog placement="end" tools={tools} {...dialog} />
  )
}

type RecordBesideProps = Omit<RecordPanelProps, 'steps'> & { tools: ReactNode }

function RecordBeside({ title, recordId, tools, onClose, children }: RecordBesideProps) {
  const { t } = useLingui()
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useShortcuts({ Escape: { label: t`Close`, run: onClose } })
  // Focuses the panel, so a screen reader announces it like a dialog. The list's shortcuts continue from the record's
  // row.
  useEffect(() => {
    if (!hasFocusWithin(panel.current)) panel.current?.focus({ preventScroll: true })
  }, [recordId])
  return (
    <section ref={panel} className={classes.panel} aria-labelledby={id} tabIndex={-1}>
      <DialogFrame id={id} title={title} tools={tools} onClose={onClose}>
        {children}
      </DialogFrame>
    </section>
  )
}
