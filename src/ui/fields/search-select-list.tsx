import { IconCheck } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { smallIconProps } from '@/ui/display/icon-props'
import { placePopup } from '@/ui/overlays/list-popup'
import type { SearchOption } from './search-select'
import popup from '@/ui/overlays/list-popup.module.css'
import classes from './search-select.module.css'

interface SearchSelectListProps {
  label: string
  /** The list stands under it, as wide as it. */
  field: HTMLElement
  options: readonly SearchOption[]
  value: string | undefined
  loading: boolean
  listId: string
  optionId: (index: number) => string
  active: number
  onActive: (index: number) => void
  onCount: (count: number) => void
  onChoose: (option: SearchOption) => void
}

/** The options of a select, in the browser's own top layer. The focus stays in the field. */
export function SearchSelectList(props: SearchSelectListProps) {
  const { label, field, options, value, loading, listId, optionId, active } = props
  const { onActive, onCount, onChoose } = props
  const panel = useRef<HTMLDivElement>(null)
  const count = options.length
  useEffect(() => onCount(count), [onCount, count])

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    // Not every DOM of a test has the top layer.
    element.showPopover?.()
    const place = () => {
      element.style.minWidth = `${field.offsetWidth}px`
      placePopup(field, element, 'start')
    }
    place()
    // The field would lose the focus, and with it the list.
    const keepFocus = (event: MouseEvent) => event.preventDefault()
    element.addEventListener('mousedown', keepFocus)
    window.addEventListener('resize', place)
    document.addEventListener('scroll', place, true)
    return () => {
      element.removeEventListener('mousedown', keepFocus)
      window.removeEventListener('resize', place)
      document.removeEventListener('scroll', place, true)
    }
  }, [field, count])

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView?.({ block: 'nearest' })
  }, [active, optionId])

  return (
    <div ref={panel} popover="manual" className={popup.panel}>
      {count > 0 ? (
        <div
          className={classes.list}
          role="listbox"
          id={listId}
          aria-label={label}
          aria-busy={loading}
        >
          {options.map((option, index) => (
            <button
              key={option.value}
              type="button"
              role="option"
              id={optionId(index)}
              tabIndex={-1}
              className={classes.option}
              data-active={index === active || undefined}
              aria-selected={option.value === value}
              onPointerMove={() => (index === active ? undefined : onActive(index))}
              onClick={() => onChoose(option)}
            >
              <bdi>{option.label}</bdi>
              {option.value === value ? <IconCheck {...smallIconProps} /> : null}
            </button>
          ))}
        </div>
      ) : (
        <p role="status" className={classes.none}>
          {loading ? <Trans>Loading…</Trans> : <Trans>Nothing found</Trans>}
        </p>
      )}
    </div>
  )
}
