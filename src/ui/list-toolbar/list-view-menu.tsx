import { Button } from '@/ui/form/button'
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { cleanText } from '@/lib/fold-text'
import { newId } from '@/lib/new-id'
import { changeListSettings, useListSettings, type SavedView } from './list-settings'
import { IconButton } from '@/ui/display/icon-button'
import { smallIconProps } from '@/ui/display/icon-props'
import { isSameView, type ListView } from './list-view'
import common from '@/ui/display/common.module.css'
import classes from './list-view-menu.module.css'

interface ListViewMenuProps {
  listId: string
  /** The current filters. */
  current: ListView
  /** Whether search text is set. Views don't store the search text. */
  searching: boolean
  onApply: (view: ListView) => void
}

/** Maximum number of views, because a longer list would need a search. */
const MAX_VIEWS = 30

/** Menu of saved views, stored in this browser. */
export function ListViewMenu({ listId, current, searching, onApply }: ListViewMenuProps) {
  const { t } = useLingui()
  const { views } = useListSettings(listId)
  const [renamedId, setRenamedId] = useState<string>()
  const [name, setName] = useState('')
  const [isUnsaved, setIsUnsaved] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const renameButtons = useRef(new Map<string, HTMLButtonElement | null>())
  const change = (next: SavedView[]) =>
    setIsUnsaved(!changeListSettings(listId, () => ({ views: next })))
  const trimmedName = cleanText(name)
  const existing = views.find((view) => view.name === trimmedName)
  const isFull = views.length >= MAX_VIEWS && !existing

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!trimmedName || isFull) return field.current?.focus()
    const view = { ...current, id: existing?.id ?? newId(), name: trimmedName }
    change(existing ? views.map((each) => (each === existing ? view : each)) : [...views, view])
    setName('')
  }

  function remove(view: SavedView) {
    change(views.filter((each) => each !== view))
    // Moves the focus, because the focused button was removed.
    field.current?.focus()
  }

  // The focused field disappears, so the focus returns to the rename button.
  function leaveRename({ id }: SavedView) {
    flushSync(() => setRenamedId(undefined))
    renameButtons.current.get(id)?.focus()
  }

  return (
    <div className={classes.menu}>
      {views.length === 0 ? (
        <p className={classes.none}>
          <Trans>No saved views yet. Set filters, then save them as a view.</Trans>
        </p>
      ) : (
        <ul className={classes.views}>
          {views.map((view) => (
            <li key={view.id} className={classes.view}>
              {renamedId === view.id ? (
                <RenameForm
                  name={view.name}
                  isNameTaken={(next) => views.some((each) => each !== view && each.name === next)}
                  onRename={(next) => {
                    change(views.map((each) => (each === view ? { ...view, name: next } : each)))
                    leaveRename(view)
                  }}
                  onCancel={() => leaveRename(view)}
                />
              ) : (
                <>
                  <button
                    type="button"
                    className={`${common.line} ${classes.apply}`}
                    aria-current={isSameView(view, current)}
                    onClick={() => onApply(view)}
                  >
                    <IconCheck {...smallIconProps} />
                    <bdi title={view.name}>{view.name}</bdi>
                  </button>
                  <IconButton
                    label={t`Rename ${view.name}`}
                    size="md"
                    className={classes.tool}
                    ref={(button) => void renameButtons.current.set(view.id, button)}
                    onClick={() => setRenamedId(view.id)}
                  >
                    <IconPencil {...smallIconProps} />
                  </IconButton>
                  <IconButton
                    label={t`Delete ${view.name}`}
                    size="md"
                    className={classes.tool}
                    onClick={() => remove(view)}
                  >
                    <IconTrash {...smallIconProps} />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <form className={classes.save} onSubmit={save}>
        <TextInput
          ref={field}
          className={classes.name}
          aria-label={t`View name`}
          placeholder={t`View name`}
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={isFull}>
          {existing ? <Trans>Replace</Trans> : <Trans>Save</Trans>}
        </Button>
      </form>
      <p className={`${common.caption} ${classes.note}`} role="status">
        {isUnsaved ? (
          <Trans>This browser cannot store views. They last until you close the page.</Trans>
        ) : isFull ? (
          <Trans>You already have {MAX_VIEWS} views. Delete one first.</Trans>
        ) : searching ? (
          <Trans>The search text is not saved.</Trans>
        ) : null}
      </p>
    </div>
  )
}

interface RenameFormProps {
  name: string
  /** Whether another view already has this name. */
  isNameTaken: (name: string) => boolean
  onRename: (name: string) => void
  onCancel: () => void
}

function RenameForm({ name, isNameTaken, onRename, onCancel }: RenameFormProps) {
  const { t } = useLingui()
  const [next, setNext] = useState(name)
  const isTaken = isNameTaken(cleanText(next))
  return (
    <form
      className={classes.save}
      onSubmit={(event) => {
        event.preventDefault()
        if (cleanText(next) && !isTaken) onRename(cleanText(next))
      }}
    >
      <TextInput
        className={classes.name}
        size="xs"
        ref={focusOnMount}
        aria-label={t`New name`}
        maxLength={60}
        value={next}
        error={isTaken && t`A view with this name already exists.`}
        onChange={(event) => setNext(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Keeps the panel open.
          event.preventDefault()
          onCancel()
        }}
      />
      <Button size="xs" type="submit">
        <Trans>Rename</Trans>
      </Button>
    </form>
  )
}

/** Focuses a field on mount because the user opened it. */
function focusOnMount(input: HTMLInputElement | null): void {
  input?.focus()
}
