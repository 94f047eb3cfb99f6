import { useLingui } from '@lingui/react/macro'
import { IconSearch, IconX } from '@tabler/icons-react'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, type ComponentType } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import { modKey } from '@/ui/shell/shortcuts'
import type { SearchResultsProps } from './command'
import { HeaderButton } from '@/ui/shell/header-button'
import { LoadFailure } from '@/ui/shell/load-failure'
import classes from './search-box.module.css'
import { useCombobox } from '@/ui/overlays/use-combobox'

export type SearchBoxProps = Pick<SearchResultsProps, 'menu' | 'onOpen' | 'onSignOut'> & {
  results: ComponentType<SearchResultsProps>
  /** Of the dialog around it: there the list always stands open. */
  onClose?: () => void
  onPreload?: () => void
}

/** Finds menu entries by path, with title and group (specification section 2), and whatever else `results` knows. */
export function SearchBox(props: SearchBoxProps) {
  const { results: Results, onClose, onPreload, ...rest } = props
  const inDialog = onClose !== undefined
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { opened, open, close, change, input, list } = useCombobox({
    always: inDialog,
    onChoose: () => {
      // The next screen's heading takes the focus unless a field has it.
      field.current?.blur()
      onClose?.()
    },
  })

  useEffect(() => {
    if (inDialog) field.current?.focus()
  }, [inDialog])

  useEffect(() => {
    if (!opened || inDialog) return
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) close()
    }
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave)
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, leave)
    }
  })

  return (
    <div ref={root} className={classes.box} data-in-dialog={inDialog || undefined}>
      <IconSearch {...iconProps} />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        className={classes.input}
        aria-label={t`Search`}
        placeholder={inDialog ? t`Search screens, actions and ids` : t`Search`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={onPreload}
        onPointerEnter={onPreload}
        onClick={open}
        {...input}
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
          <CatchBoundary
            getResetKey={() => String(opened)}
            errorComponent={() => <LoadFailure onTold={close} />}
          >
            <Suspense fallback={null}>
              <Results {...rest} {...list} />
            </Suspense>
          </CatchBoundary>
        </div>
      )}
    </div>
  )
}
