import { IconSelector, IconX, IconCheck } from '@tabler/icons-react'
import { useLingui, Trans } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { foldText } from '@/lib/fold-text'
import { smallIconProps } from '@/ui/display/icon-props'
import { useCombobox } from '@/ui/overlays/use-combobox'
import { usePlacement } from '@/ui/overlays/popover'
import classes from './search-select.module.css'
import { IconButton } from '@/ui/display/icon-button'
import popover from '@/ui/overlays/popover.module.css'

export interface SearchOption {
  value: string
  label: string
}

interface SearchSelectProps {
  label: string
  /** Whether the label is only for screen readers, because in a filter row the value is clear enough. */
  isLabelHidden?: boolean
  placeholder: string
  options: readonly SearchOption[]
  value: string | undefined
  /** The value's label, if the options may not contain it. Without a label, the value itself is shown. */
  valueLabel?: string
  onChange: (value: string | undefined) => void
  /** Called with the typed text. Must be set only if the server searches. */
  onSearch?: (text: string) => void
  /** Called when the last option is reached. Must be set only while the server has more options. */
  onMore?: () => void
  /** Note below the options, such as how many options the list can't show. */
  rest?: ReactNode
  loading?: boolean
  disabled?: boolean
  /** Whether the field requires a value, so the user can replace but not remove the value. */
  isRequired?: boolean
  size?: 'sm' | 'md'
  error?: ReactNode
}

/** Number of options added each time the list's end is reached. */
const PORTION = 50

/** Field for choosing one of many options by typing or scrolling. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, placeholder, value, onChange, onSearch, onMore, loading = false, error } = props
  const { disabled = false, isLabelHidden = false, isRequired = false, size } = props
  const { t } = useLingui()
  const [field, setField] = useState<HTMLElement | null>(null)
  // Stores the chosen option, because the server's next options may not contain it.
  const [chosen, setChosen] = useState<SearchOption>()
  const [limit, setLimit] = useState(PORTION)
  const start = Math.max(
    0,
    props.options.findIndex((option) => option.value === value),
  )
  const combobox = useCombobox({
    start,
    onChoose: () => {},
    onEnd: () => {
      onEnd?.()
      return onEnd !== undefined
    },
  })
  const { text, query, isComposing, opened, open, close, change, input, list } = combobox

  const knownOptions = [...props.options, ...(chosen ? [chosen] : [])]
  const valueLabel =
    knownOptions.find((option) => option.value === value)?.label ?? props.valueLabel
  const current = value === undefined ? '' : (valueLabel ?? value)
  const canClear = value !== undefined && !disabled && !isRequired
  // If the server searches, the options aren't filtered again.
  const foldedText = onSearch ? '' : foldText(query)
  const matching = props.options.filter((option) => foldText(option.label).includes(foldedText))
  // Includes the options up to the chosen option, because the list opens there.
  const count = query === '' ? start + limit : limit
  const options = matching.slice(0, count)
  const onEnd = count < matching.length ? () => setLimit(limit + PORTION) : onMore

  const type = (next: string) => {
    setLimit(PORTION)
    change(next)
    if (!isComposing) onSearch?.(next)
  }
  const leave = () => {
    type('')
    close()
  }
  return (
    <div className={classes.select}>
      <TextInput
        {...input}
        ref={setField}
        size={size}
        {...(isLabelHidden ? { 'aria-label': label } : { label })}
        placeholder={(opened && current) || placeholder}
        value={opened ? text : current}
        error={error}
        disabled={disabled}
        data-on={(isLabelHidden && value !== undefined) || undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
        onCompositionEnd={(event) => {
          input.onCompositionEnd()
          onSearch?.(event.currentTarget.value)
        }}
        onClick={() => (opened ? undefined : open())}
        onBlur={() => (opened ? leave() : undefined)}
        rightSectionPointerEvents={canClear ? 'all' : 'none'}
        rightSection={
          canClear ? (
            <IconButton
              label={t`Clear ${label}`}
              onClick={() => {
                leave()
                onChange(undefined)
                field?.focus()
              }}
            >
              <IconX {...smallIconProps} />
            </IconButton>
          ) : (
            <IconSelector {...smallIconProps} />
          )
        }
      />
      {opened && field ? (
        <SearchSelectList
          {...list}
          label={label}
          field={field}
          options={options}
          value={value}
          loading={loading}
          onEnd={onEnd}
          rest={props.rest}
          onChoose={(option) => {
            setChosen(option)
            leave()
            if (option.value !== value) onChange(option.value)
          }}
        />
      ) : null}
    </div>
  )
}

interface SearchSelectListProps {
  label: string
  /** The list opens below this field and is at least as wide as the field. */
  field: HTMLElement
  options: readonly SearchOption[]
  value: string | undefined
  loading: boolean
  /** Shows more options. Undefined if there are no more options. */
  onEnd: (() => void) | undefined
  rest: ReactNode
  listId: string
  optionId: (index: number) => string
  active: number
  onActive: (index: number) => void
  listRef: (listbox: HTMLElement | null) => void
  onChoose: (option: SearchOption) => void
}

/** List of options in the browser's top layer. The focus stays in the field. */
function SearchSelectList(props: SearchSelectListProps) {
  const { label, field, options, value, loading, listId, listRef, optionId } = props
  const { onActive, onChoose, onEnd, rest } = props
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const count = options.length
  const active = Math.min(props.active, count - 1)

  usePlacement(useRef(field), panel, 'start')
  useEffect(() => {
    // Keeps the focus in the field, because the list closes when the field loses it.
    const keepFocus = (event: MouseEvent) => event.preventDefault()
    panel?.addEventListener('mousedown', keepFocus)
    return () => panel?.removeEventListener('mousedown', keepFocus)
  }, [panel])

  const reachEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (!end) return
    const observer = new IntersectionObserver(
      (entries) => (entries.some((entry) => entry.isIntersecting) ? reachEnd() : undefined),
      { root: end.parentElement, rootMargin: '64px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
    // Observes again after more options load, because the end may still be in view.
  }, [end, count])

  return (
    <div
      ref={setPanel}
      popover="manual"
      // Excludes the scroller from the tab order, because Firefox would otherwise focus it before the next field.
      tabIndex={-1}
      className={popover.panel}
      style={{ minInlineSize: field.offsetWidth }}
    >
      {count > 0 ? (
        <div
          ref={listRef}
          className={classes.list}
          role="listbox"
          tabIndex={-1}
          id={listId}
          aria-label={label}
          aria-busy={loading}
        >
          {options.map((option, index) => (
            <button
              key={option.value}
              ref={index === active ? scrollIntoSight : undefined}
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
              <bdi translate="no">{option.label}</bdi>
              {option.value === value ? <IconCheck {...smallIconProps} /> : null}
            </button>
          ))}
          {onEnd ? (
            <div ref={setEnd} className={classes.end} aria-hidden="true">
              {loading ? <Trans>Loading…</Trans> : null}
            </div>
          ) : null}
        </div>
      ) : (
        <p role="status" className={classes.none}>
          {loading ? <Trans>Loading…</Trans> : <Trans>Nothing found</Trans>}
        </p>
      )}
      {rest ? (
        <p role="status" className={classes.none}>
          {rest}
        </p>
      ) : null}
    </div>
  )
}

/** Scrolls to each option only once, when it becomes active, so a growing list doesn't jump back. */
function scrollIntoSight(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: 'nearest' })
}
