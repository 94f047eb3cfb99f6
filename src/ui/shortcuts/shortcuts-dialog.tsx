import { Trans, useLingui } from '@lingui/react/macro'
import { setPreferences, usePreference } from '@/stores/preferences'
import { Dialog } from '@/ui/overlays/dialog'
import { SwitchRow } from '@/ui/shell/appearance/switch-row'
import { Fragment } from 'react'
import { activeShortcuts, modKey } from './shortcuts'
import common from '@/ui/display/common.module.css'
import classes from './shortcuts-dialog.module.css'

/** Lists the keys that currently work, by group. Opened with `?`. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const isEnabled = usePreference('shortcuts')
  const groups = Map.groupBy(activeShortcuts(), ({ group }) => group ?? t`This screen`)
  return (
    <Dialog title={<Trans>Keyboard shortcuts</Trans>} onClose={onClose}>
      <div className={classes.groups}>
        {Array.from(groups, ([title, shortcuts]) => (
          <section key={title} className={classes.group}>
            <h3>{title}</h3>
            <dl>
              {Array.from(
                Map.groupBy(shortcuts, ({ label }) => label),
                ([label, all]) => (
                  <div key={label} className={`${common.ends} ${classes.row}`}>
                    <dt>{label}</dt>
                    {all.map(({ key }) => (
                      <dd key={key} data-off={(!isEnabled && !key.startsWith('mod+')) || undefined}>
                        <ShortcutKeys shortcut={key} />
                      </dd>
                    ))}
                  </div>
                ),
              )}
            </dl>
          </section>
        ))}
      </div>
      <SwitchRow
        label={t`Single-key shortcuts`}
        checked={isEnabled}
        onChange={(shortcuts) => setPreferences({ shortcuts })}
        note={<Trans>Disabled while typing</Trans>}
      />
    </Dialog>
  )
}

const keyNames: Record<string, string> = { mod: modKey, Escape: 'Esc' }

/** Shows `mod+k` as two keys, and `g s` as two keys in sequence. */
function ShortcutKeys({ shortcut }: { shortcut: string }) {
  return shortcut.split(' ').map((stroke, index) => (
    <Fragment key={stroke}>
      {index > 0 && (
        <>
          {' '}
          <Trans>then</Trans>{' '}
        </>
      )}
      {stroke.split('+').map((key, at) => (
        <Fragment key={key}>
          {at > 0 && ' '}
          <kbd className={classes.key}>
            {keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key)}
          </kbd>
        </Fragment>
      ))}
    </Fragment>
  ))
}
