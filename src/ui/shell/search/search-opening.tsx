import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { searchStart } from './search-start'
import classes from './search-dialog.module.css'

/** Stands in for the search dialog while its code loads: what is typed meanwhile goes into `searchStart`. */
export function SearchOpening({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  // A layout effect: the dialog must find the focus where it was, to give it back.
  useLayoutEffect(() => {
    const before = document.activeElement
    field.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  const close = () => {
    searchStart.text = ''
    onClose()
  }
  return (
    <input
      ref={field}
      className={classes.opening}
      aria-label={t`Search`}
      defaultValue={searchStart.text}
      onChange={({ currentTarget }) => {
        searchStart.text = currentTarget.value
        searchStart.enter = false
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') searchStart.enter = true
        if (key === 'Escape') close()
      }}
    />
  )
}
