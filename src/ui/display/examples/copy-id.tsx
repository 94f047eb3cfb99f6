import { useEffect, useState, type ReactNode } from 'react'
import type { Examples } from '@gallery/example'
import { findIn } from '@/browser/dom-lookups'
import { CodeBlock } from '@/ui/display/code-block'
import { CopyId } from '@/ui/display/copy-id'

const id = '5f0c2c1e-7a54-4d3b-9f0e-6a2b1c9d8e7f'

const { setTimeout: start } = window

/** Keeps the outcome visible for screenshots. In the portal, it disappears after a while. */
function keepOutcome() {
  const skip = (run: TimerHandler, after = 0) => (after > 1000 ? 0 : start(run, after))
  Object.defineProperty(window, 'setTimeout', { configurable: true, value: skip })
}

type ClickedProps = { isAllowed: boolean; children?: ReactNode }

/** Simulates a click, with a clipboard that allows or blocks copying. */
function Clicked({ isAllowed, children = <CopyId id={id} label="session ID" /> }: ClickedProps) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const writeText = async () => {
      if (!isAllowed) throw new Error('not allowed')
    }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    document.execCommand = () => false
    keepOutcome()
    findIn(box, 'control')?.click()
  }, [box, isAllowed])
  return (
    <div ref={setBox} style={{ padding: 24 }}>
      {children}
    </div>
  )
}

export const examples: Examples = {
  'long ID': () => <CopyId id={id} label="session ID" />,
  'short ID': () => <CopyId id="20011" label="bundle ID" />,
  'in a sentence': () => (
    <p>
      The session <CopyId id={id} label="session ID" /> ended without a result.
    </p>
  ),
  copied: { Framed: () => <Clicked isAllowed />, width: 640, height: 96 },
  'copying is blocked': { Framed: () => <Clicked isAllowed={false} />, width: 640, height: 128 },
  'copying is blocked, where the page ends': {
    Framed: () => (
      <Clicked isAllowed={false}>
        <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
          <CopyId id={id} label="session ID" />
        </div>
      </Clicked>
    ),
    width: 640,
    height: 128,
  },
  'copying is blocked, the whole text is visible': {
    Framed: () => (
      <Clicked isAllowed={false}>
        <CodeBlock code={[['npm install @verification/sdk']]} label="Install" />
      </Clicked>
    ),
    width: 640,
    height: 160,
  },
}
