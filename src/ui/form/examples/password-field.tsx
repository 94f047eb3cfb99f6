import { useEffect, useRef, type ComponentProps } from 'react'
import type { Examples } from '@gallery/example'
import { findAllIn, findIn } from '@/browser/dom-lookups'
import { PasswordField } from '@/ui/form/password-field'

const Field = (props: ComponentProps<typeof PasswordField>) => (
  <div style={{ maxInlineSize: '24rem' }}>
    <PasswordField label="Password" autoComplete="off" {...props} />
  </div>
)

function Shown() {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => findAllIn(root.current, 'control').at(-1)?.click(), [])
  return (
    <div ref={root}>
      <Field defaultValue="Client#2026" />
    </div>
  )
}

function WithCapsLock() {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const key = new KeyboardEvent('keydown', { bubbles: true, modifierCapsLock: true })
    findIn(root.current, 'control')?.dispatchEvent(key)
  }, [])
  return (
    <div ref={root}>
      <Field defaultValue="CLIENT" />
    </div>
  )
}

export const examples: Examples = {
  empty: () => <Field />,
  filled: () => <Field defaultValue="Client#2026" />,
  'password shown': Shown,
  'Caps Lock is on': WithCapsLock,
  error: () => <Field defaultValue="2026" error="Use at least 8 characters" />,
  'long error': () => (
    <Field
      defaultValue="Client#2026"
      error="This password was found in a leak of another service. Choose one that you use nowhere else."
    />
  ),
  required: () => <Field required label="New password" placeholder="At least 8 characters" />,
  disabled: () => <Field disabled defaultValue="Client#2026" />,
}
