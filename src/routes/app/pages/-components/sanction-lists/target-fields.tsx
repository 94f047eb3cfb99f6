import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Radio, TextInput } from '@mantine/core'
import type { SanctionList } from '@/backend/sanction'
import type { UploadMode } from '@/backend/sanction-lists'
import { cleanText, foldText } from '@/lib/fold-text'
import { formatMinute } from '@/lib/format'
import { Card } from '@/ui/display/card'
import { Num } from '@/ui/display/data'
import common from '@/ui/display/common.module.css'
import classes from './sanction-lists.module.css'

/** Upload target: an existing list, or a new list with the name `newName`. */
export interface Target {
  list: SanctionList | undefined
  newName: string
  mode: UploadMode
}

export const shownName = ({ display_name, name }: SanctionList) => display_name || name

/** Returns the client's first list, so the usual upload requires no typing. The mode is `append`, so no row is lost. */
export function firstTarget(lists: readonly SanctionList[]): Target {
  return { list: lists[0], newName: '', mode: 'append' }
}

export const targetName = ({ list, newName }: Target) => list?.name ?? cleanText(newName)

/** Returns the upload mode: `replace` for a new list, because a new list has no rows to append to. */
export const targetMode = ({ list, mode }: Target): UploadMode => (list ? mode : 'replace')

/** Whether the new name is already an existing list's name. */
export const isTaken = ({ list, newName }: Target, lists: readonly SanctionList[]) =>
  !list &&
  lists.some((each) =>
    [each.name, shownName(each)].some((name) => foldText(name) === foldText(newName)),
  )

interface TargetFieldsProps {
  lists: readonly SanctionList[]
  target: Target
  busy: boolean
  nameError: ReactNode
  onTarget: (target: Target) => void
}

/** Fields to choose the list, and whether to keep the list's rows. */
export function TargetFields({ lists, target, busy, nameError, onTarget }: TargetFieldsProps) {
  const { t, i18n } = useLingui()
  const { list, mode } = target
  const label = (each: SanctionList) => {
    const name = shownName(each)
    if (!each.updated_at) return name
    const moment = new Date(each.updated_at)
    const updatedText = Number.isNaN(moment.getTime())
      ? each.updated_at
      : formatMinute(moment, new Date(), i18n.locale)
    return t`${name} (updated ${updatedText})`
  }
  const change = (next: Partial<Target>) => {
    if (!busy) onTarget({ ...target, ...next })
  }
  return (
    <Card title={<Trans>List</Trans>}>
      <div className={`${common.stack} ${classes.fields}`}>
        {lists.length === 0 ? null : (
          <NativeSelect
            label={t`Upload to`}
            value={list?.name ?? ''}
            data={[
              ...lists.map((each) => ({ value: each.name, label: label(each) })),
              { value: '', label: t`A new list` },
            ]}
            onChange={({ currentTarget: { value: name } }) =>
              change({ list: lists.find((each) => each.name === name) })
            }
          />
        )}
        {list ? (
          <fieldset className={classes.modes}>
            <legend className={`${common.label} ${classes.label}`}>
              <Trans>Existing rows</Trans>
            </legend>
            <Radio
              name="mode"
              checked={mode === 'append'}
              onChange={() => change({ mode: 'append' })}
              description={<Trans>New rows are added, and existing rows are updated.</Trans>}
              label={<Trans>Append</Trans>}
            />
            <Radio
              name="mode"
              checked={mode === 'replace'}
              onChange={() => change({ mode: 'replace' })}
              description={
                <Trans>
                  The file replaces the whole list. Rows that are not in the file are removed. The
                  list now has <Num value={list.records} /> rows.
                </Trans>
              }
              label={<Trans>Replace</Trans>}
            />
          </fieldset>
        ) : (
          <TextInput
            name="newName"
            label={t`New list name`}
            value={target.newName}
            maxLength={100}
            autoComplete="off"
            dir="auto"
            error={nameError}
            onChange={({ currentTarget }) => change({ newName: currentTarget.value })}
          />
        )}
      </div>
    </Card>
  )
}
