import { useLingui } from '@lingui/react/macro'
import { useClickOutside } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type KeyboardEvent,
} from 'react'
import { iconProps } from '@/ui/display/icon-props'
import { modKey } from '@/ui/shortcuts/shortcuts'
import type { SearchResultsProps } from './command'
import { HeaderButton } from '@/ui/shell/header-button'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { findIn } from '@/browser/dom-lookups'
import { searchStart } from './search-start'
import common from '@/ui/display/common.module.css'
import classes from './search-box.module.css'
import { useCombobox } from '@/ui/overlays/use-combobox'
import { OUTSIDE_EVENTS } from '@/ui/overlays/popover'

export type SearchBoxProps = Pick<SearchResultsProps, 'menu' | 'onOpen' | 'onSignOut'> & {
  results: ComponentType<SearchResultsProps>
  /** Closes the surrounding dialog. Inside a dialog, the list is always open. */
  onClose?: () => void
  /** Called when a result is chosen. */
  onChoose?: () => void
}

/** Searches menu entries (behavior 2.11) and the other sources of `results`. */
export function SearchBox(props: SearchBoxProps) {
  const { results: Results, onClose, onChoose, ...rest } = props
  const inDialog = onClose !== undefined
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  /** Whether Enter was pressed before there were results. If so, the first result opens as soon as it arrives. */
  const wantsFirst = useRef(false)
  const { opened, open, close, change, input, list } = useCombobox({
    alwaysOpen: inDialog,
    onChoose: () => {
      // Blurs the field, so the next screen's heading gets the focus.
      field.current?.blur()
      onChoose?.()
    },
  })

  const root = useClickOutside<HTMLDivElement>(
    close,
    OUTSIDE_EVENTS,
    undefined,
    opened && !inDialog,
  )
  const isListShown = input['aria-expanded']

  const takeOver = useEffectEvent(() => {
    field.current?.focus()
    change(searchStart.text)
    wantsFirst.current = searchStart.enter
    Object.assign(searchStart, { text: '', enter: false })
  })
  // A layout effect, so every key press goes to either the plain field or this field.
  useLayoutEffect(() => takeOver(), [])

  useEffect(() => {
    if (!isListShown || !wantsFirst.current) return
    wantsFirst.current = false
    const first = findIn(root.current, 'option')
    // Deferred, because choosing within the effect would close the dialog immediately.
    queueMicrotask(() => first?.click())
  }, [isListShown, root])

  const type = (text: string) => {
    wantsFirst.current = false
    change(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (isEnter && !isListShown) wantsFirst.current = opened
    input.onKeyDown(event)
  }

  return (
    <div
      ref={root}
      className={`${common.line} ${classes.box}`}
      data-in-dialog={inDialog || undefined}
    >
      <IconSearch {...iconProps} />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        className={classes.input}
        aria-label={t`Search`}
        placeholder={inDialog ? t`Search screens, actions and IDs` : t`Search`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
        onClick={open}
        {...input}
        onKeyDown={onKeyDown}
      />
      {onClose ? (
        <HeaderButton label={t`Close`} onClick={onClose}>
          <IconX {...iconProps} />
        </HeaderButton>
      ) : (
        <kbd className={classes.key} aria-hidden="true">{`${modKey} K`}</kbd>
      )}
      {opened && (
        <div className={classes.results}>
          <LazyPart onFailure={close}>
            <Results {...rest} {...list} onText={type} />
          </LazyPart>
        </div>
      )}
    </div>
  )
}
