import { Trans, useLingui } from '@lingui/react/macro'
import { setLayout, useLayout } from '@/stores/layout'
import { activeShortcuts } from './shortcuts'
import { PanelDialog } from '@/ui/overlays/panel-dialog'
import { SwitchRow } from '@/ui/shell/appearance/switch-row'
import { Fragment } from 'react'
import { modKey } from './shortcuts'
import classes from './shortcuts-dialog.module.css'

type ShortcutsDialogProps = { opened: boolean; onClose: () => void }

/** The keys that work on this screen now, by group (`?`). */
export function ShortcutsDialog({ opened, onClose }: ShortcutsDialogProps) {
  const { t } = useLingui()
  const enabled = useLayout((layout) => layout.shortcuts)
  const groups = Map.groupBy(
    opened ? activeShortcuts() : [],
    ({ group }) => group ?? t`This screen`,
  )
  return (
    <PanelDialog title={<Trans>Keyboard shortcuts</Trans>} opened={opened} onClose={onClose}>
      <div className={classes.groups}>
        {Array.from(groups, ([title, shortcuts]) => (
          <section key={title} className={classes.group}>
            <h3>{title}</h3>
            <dl>
              {Array.from(
                Map.groupBy(shortcuts, ({ label }) => label),
                ([label, all]) => (
                  <div key={label} className={classes.row}>
                    <dt>{label}</dt>
                    {all.map(({ key }) => (
                      <dd key={key} data-off={(!enabled && !key.startsWith('mod+')) || undefined}>
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
        checked={enabled}
        onChange={(shortcuts) => setLayout({ shortcuts })}
        note={<Trans>They rest while you type in a field.</Trans>}
      />
    </PanelDialog>
  )
}

const names: Record<string, string> = { mod: modKey, Escape: 'Esc' }

/** `mod+k` as two keys, `g s` as one after the other. */
function ShortcutKeys({ shortcut }: { shortcut: string }) {
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
