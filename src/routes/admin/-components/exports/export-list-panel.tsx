import { Trans, useLingui } from '@lingui/react/macro'
import { useLoadedNames, type LoadedNames } from '@/api/exports'
import { useScope } from '@/api/core/use-scope'
import type { AuthSession } from '@/auth/session/auth-session'
import { StatusBadge } from '@/features/labels/status-badge'
import { Data } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import { EmptyState } from '@/ui/feedback/states'
import { usePeriodName } from '@/ui/fields/use-period-name'
import { ButtonLink } from '@/ui/form/button'
import { useExportList, type ExportEntry } from './export-list'
import common from '@/ui/display/common.module.css'
import { formatList } from '@/lib/format-list'
import classes from './export-list-panel.module.css'

interface ExportListPanelProps {
  auth: AuthSession
  onClose: () => void
}

/**
 * Lists the exports that this browser requested. Each entry shows the content, time and client, and a link to request
 * the export again.
 */
export function ExportListPanel({ auth, onClose }: ExportListPanelProps) {
  const scope = useScope()
  const names = useLoadedNames(scope)
  const entries = useExportList(auth)
  if (entries.length === 0)
    return (
      <EmptyState
        illustration="files"
        title={<Trans>No exports yet</Trans>}
        text={<Trans>Exports you request by email are listed here until you sign out.</Trans>}
      />
    )
  return (
    <>
      <h2>
        <Trans>Export history</Trans>
      </h2>
      <ul>
        {entries.map((entry, index) => (
          // The index makes the key unique, because two tabs may request an export at the same moment.
          <li key={`${entry.at} ${index}`} className={classes.entry}>
            <ExportItem entry={entry} names={names} onClose={onClose} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface ExportItemProps {
  entry: ExportEntry
  names: LoadedNames
  onClose: () => void
}

function ExportItem({ entry, names, onClose }: ExportItemProps) {
  const { t, i18n } = useLingui()
  const { kind, state, at, search } = entry
  const what = kind === 'images' ? t`Images` : t`Transactions`
  const days = usePeriodName().period(search)
  const { client = '', bundle = '' } = search
  const clientName = names.clients.get(client) ?? client
  const bundleName = names.bundles.get(bundle) ?? bundle
  const list = formatList([what, bundleName, days].filter(Boolean), i18n.locale, {
    style: 'narrow',
  })
  const again = {
    variant: 'default',
    size: 'compact-sm',
    className: classes.again,
    onClick: onClose,
    'aria-label': t`Export again (${list})`,
    children: <Trans>Export again</Trans>,
  } as const
  return (
    <>
      <span>
        <span className={classes.what}>{what}</span>{' '}
        <span className={`${common.caption} ${classes.when}`}>
          <Time value={at} />
        </span>
      </span>
      <StatusBadge subject="export" status={state} />
      <span className={classes.whom}>
        <Data>{clientName}</Data> · <Data>{bundleName}</Data>
        <span className={`${common.caption} ${classes.days}`}>
          <bdi translate="no">{days}</bdi>
        </span>
      </span>
      {kind === 'images' ? (
        <ButtonLink to="/admin/export-data" search={search} {...again} />
      ) : (
        <ButtonLink to="/admin/export-transactions" search={search} {...again} />
      )}
    </>
  )
}
