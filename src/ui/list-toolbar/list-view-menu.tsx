import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button, TextInput } from '@mantine/core'
import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { changeListSettings, useListSettings } from './list-settings'
import type { SavedView } from './list-settings'
import { smallIconProps } from '@/ui/display/icon-props'
import { isSameView, type ListView } from './list-view'
import classes from './list-view-menu.module.css'

export interface ListViewMenuProps {
  list: string
  /** The filters that are set now. */
  current: ListView
  /** A search text is set: it is not kept. */
  searching: boolean
  onApply: (view: ListView) => void
}

/** More would be a list that needs a search of its own. */
const MAX_VIEWS = 30

/** Filters kept in this browser under a name. */
export function ListViewMenu({ list, current, searching, onApply }: ListViewMenuProps) {
  const { t } = useLingui()
  const { views } = useListSettings(list)
  const [renamed, setRenamed] = useState<string>()
  const [name, setName] = useState('')
  const [lost, setLost] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const items = useRef<HTMLUListElement>(null)
  const change = (next: SavedView[]) => setLost(!changeListSettings(list, () => ({ views: next })))
  const given = name.trim()
  const same = views.find((view) => view.name === given)
  const full = views.length >= MAX_VIEWS && !same

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!given || full) return field.current?.focus()
    const view = { ...current, id: same?.id ?? crypto.randomUUID(), name: given }
    change(same ? views.map((each) => (each === same ? view : each)) : [...views, view])
    setName('')
  }

  function remove(view: SavedView) {
    change(views.filter((each) => each !== view))
    // What had the focus is gone.
    field.current?.focus()
  }

  // The field that had the focus goes: the button that asked for it gets it back.
  function leaveRename({ id }: SavedView) {
    flushSync(() => setRenamed(undefined))
    items.current?.querySelector<HTMLElement>(`[data-rename="${id}"]`)?.focus()
  }

  return (
    <div className={classes.menu}>
      {views.length === 0 ? (
        <p className={classes.none}>
          <Trans>No saved views yet. Set filters, then keep them under a name.</Trans>
        </p>
      ) : (
        <ul ref={items} className={classes.views}>
          {views.map((view) => (
            <li key={view.id} className={classes.view}>
              {renamed === view.id ? (
                <RenameForm
                  name={view.name}
                  taken={(next) => views.some((each) => each !== view && each.name === next)}
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
                    className={classes.apply}
                    aria-current={isSameView(view, current)}
                    onClick={() => onApply(view)}
                  >
                    <IconCheck {...smallIconProps} />
                    <bdi>{view.name}</bdi>
                  </button>
                  <button
                    type="button"
                    className={classes.tool}
                    data-rename={view.id}
                    aria-label={t`Rename ${view.name}`}
                    onClick={() => setRenamed(view.id)}
                  >
                    <IconPencil {...smallIconProps} />
                  </button>
                  <button
                    type="button"
                    className={classes.tool}
                    aria-label={t`Delete ${view.name}`}
                    onClick={() => remove(view)}
                  >
                    <IconTrash {...smallIconProps} />
                  </button>
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
          aria-label={t`Name of the view`}
          placeholder={t`Name of the view`}
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={full}>
          {same ? <Trans>Replace</Trans> : <Trans>Save</Trans>}
        </Button>
      </form>
      <p className={classes.note} role="status">
        {lost ? (
          <Trans>This browser keeps nothing: the views last until the page is closed.</Trans>
        ) : full ? (
          <Trans>There are {MAX_VIEWS} views already. Delete one first.</Trans>
        ) : searching ? (
          <Trans>The search text is not kept.</Trans>
        ) : null}
      </p>
    </div>
  )
}

interface RenameFormProps {
  name: string
  /** By another view: two of one name could not be told apart. */
  taken: (name: string) => boolean
  onRename: (name: string) => void
  onCancel: () => void
}

function RenameForm({ name, taken, onRename, onCancel }: RenameFormProps) {
  const { t } = useLingui()
  const [next, setNext] = useState(name)
  const isTaken = taken(next.trim())
  return (
    <form
      className={classes.save}
      onSubmit={(event) => {
        event.preventDefault()
        if (next.trim() && !isTaken) onRename(next.trim())
      }}
    >
      <TextInput
        className={classes.name}
        size="xs"
        ref={focusWhenShown}
        aria-label={t`New name`}
        maxLength={60}
        value={next}
        error={isTaken && t`There is a view of this name.`}
        onChange={(event) => setNext(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // The panel stays.
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

/** The person asked for this field: it takes the focus as soon as it is there. */
function focusWhenShown(input: HTMLInputElement | null): void {
  input?.focus()
}
