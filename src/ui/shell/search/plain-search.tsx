import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react'
import { focusedElement } from '@/browser/dom-lookups'
import { searchStart } from './search-start'

type PlainSearchProps = ComponentPropsWithoutRef<'input'> & {
  /** The search has been requested, and its code is still loading. */
  isWaiting: boolean
  /** Called when the search is needed. */
  onUse?: () => void
  onClose?: () => void
}

/** A plain field in place of the search while its code is not there: what is typed goes into `searchStart`. */
export function PlainSearch({ isWaiting, onUse, onClose, ...input }: PlainSearchProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  // A layout effect: the dialog must find the focus where it was, to give it back.
  useLayoutEffect(() => {
    const { current } = field
    if (!isWaiting || !current) return
    const before = focusedElement()
    // Text may have been typed since the render, into the field that this one replaces.
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
