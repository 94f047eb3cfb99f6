import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { modKey } from './mod-key'
import classes from './shortcuts-dialog.module.css'

const names: Record<string, string> = { mod: modKey, Escape: 'Esc' }

/** `mod+k` as two keys, `g s` as one after the other. */
export function ShortcutKeys({ shortcut }: { shortcut: string }) {
  return shortcut.split(' ').map((stroke, index) => (
    <Fragment key={stroke}>
      {index > 0 && (
        <>
          {' '}
          <Trans>then</Trans>{' '}
        </>
      )}
      {stroke.split('+').map((key) => (
        <kbd key={key} className={classes.key}>
          {names[key] ?? (key.length === 1 ? key.toUpperCase() : key)}
        </kbd>
      ))}
    </Fragment>
  ))
}
