import type { ComponentProps } from 'react'
import type { Examples } from '@gallery/example'
import { Button } from '@/ui/form/button'
import { Popover } from '@/ui/overlays/popover'
import { useOpened } from './use-opened'

type Settings = Partial<ComponentProps<typeof Popover>>

const Example = ({
  children = () => <p>Only this organization sees it.</p>,
  ...rest
}: Settings) => (
  <Popover
    label="Who sees this"
    button={(button) => (
      <Button variant="default" {...button}>
        Who sees this
      </Button>
    )}
    {...rest}
  >
    {children}
  </Popover>
)

function Opened(props: Settings & { at?: 'start' | 'end' }) {
  const { at = 'start', ...rest } = props
  return (
    <div ref={useOpened()} style={{ display: 'flex', justifyContent: at, padding: 16 }}>
      <Example {...rest} />
    </div>
  )
}

const Low = () => (
  <div ref={useOpened()} style={{ paddingBlockStart: 190, paddingInline: 16 }}>
    <Example />
  </div>
)

const lines = Array.from({ length: 30 }, (_, index) => `Bundle ${index + 1}`)

const Long = () => (
  <Opened>
    {() => (
      <ul style={{ inlineSize: '12rem' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </Opened>
)

const Wide = () => (
  <Opened>
    {() => (
      <p>
        Everybody of this organization sees it, and so does the support of your provider for as long
        as a request of yours is open.
      </p>
    )}
  </Opened>
)

const small = { width: 480, height: 240 }

export const examples: Examples = {
  closed: () => <Example />,
  open: { Framed: () => <Opened />, ...small },
  'aligned with the end of its button': { Framed: () => <Opened at="end" align="end" />, ...small },
  'above, where there is more space': { Framed: Low, ...small },
  'more than fits': { Framed: Long, ...small },
  'wide, on a phone': { Framed: Wide, width: 390, height: 240 },
}
