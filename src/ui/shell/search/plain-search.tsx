import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react'
import { focusedElement } from '@/browser/dom-lookups'
import { searchStart } from './search-start'

type PlainSearchProps = ComponentPropsWithoutRef<'input'> & {
  /** Whether the search was requested and its code is still loading. */
  isWaiting: boolean
  /** Called when the user starts using the field, so the search must load. */
  onUse?: () => void
  onClose?: () => void
}

/** Plain field that replaces the search until its code has loaded. Typed text goes into `searchStart`. */
export function PlainSearch({ isWaiting, onUse, onClose, ...input }: PlainSearchProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  // A layout effect, because its cleanup must move the focus back before the dialog opens. The dialog can then restore
  // the focus later.
  useLayoutEffect(() => {
    const { current } = field
    if (!isWaiting || !current) return
    const before = focusedElement()
    // The user may have typed since the render, into the field that this field replaces.
    if (current.value !== searchStart.text) current.value = searchStart.text
    current.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isWaiting])
  return (
    <input
      {...input}
      ref={field}
      aria-label={t`Search`}
      autoComplete="off"
      defaultValue={isWaiting ? searchStart.text : ''}
      onClick={onUse}
      onChange={({ currentTarget }) => {
        searchStart.text = currentTarget.value
        searchStart.enter = false
        onUse?.()
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') searchStart.enter = isWaiting
        if (key === 'ArrowDown') onUse?.()
        if (key !== 'Escape') return
        searchStart.text = ''
        onClose?.()
      }}
    />
  )
}
