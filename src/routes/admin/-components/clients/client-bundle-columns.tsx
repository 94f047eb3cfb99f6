import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Bundle } from '@/backend/bundles'
import { ServiceTags } from '@/features/labels/service-tags'
import { CopyButton, ShortId } from '@/ui/display/copy-id'
import { Data } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import type { Column } from '@/ui/table/column'
import { ActiveBadge } from '@/routes/admin/-components/active-badge'
import common from '@/ui/display/common.module.css'
import classes from './client-detail.module.css'

/** Returns the columns for a client's bundle list. The array is stable until the language or client changes. */
export function useClientBundleColumns(clientId: string): readonly Column<Bundle>[] {
  const { t } = useLingui()
  return useMemo(
    (): Column<Bundle>[] => [
      {
        id: 'name',
        header: t`Bundle`,
        primary: true,
        card: 'title',
        cell: ({ name }) => <Data>{name}</Data>,
        skeletonWidth: 140,
      },
      {
        id: 'id',
        header: t`ID`,
        cell: ({ id }) => <ShortId id={id} />,
        after: ({ id }) => <CopyButton value={id} label={t`bundle ID`} />,
        skeletonWidth: 56,
      },
      {
        id: 'status',
        header: t`Status`,
        card: 'badge',
        cell: (bundle) => <ActiveBadge subject="bundle" isActive={bundle.is_active} />,
        skeletonWidth: 64,
      },
      {
        id: 'services',
        header: t`Services`,
        card: 'field',
        cell: ({ services }) => <ServiceTags services={services} />,
        skeletonWidth: 220,
      },
      {
        id: 'created',
        header: t`Created`,
        cell: (bundle) => <Time value={bundle.created_at} />,
        skeletonWidth: 96,
      },
      {
        id: 'screens',
        header: t`Open`,
        card: 'field',
        fill: true,
        cell: (bundle) => <BundleScreens clientId={clientId} bundle={bundle} />,
        skeletonWidth: 180,
      },
    ],
    [t, clientId],
  )
}

/** Links to one bundle's screens. */
function BundleScreens({ clientId, bundle }: { clientId: string; bundle: Bundle }) {
  const { t } = useLingui()
  const { id, name } = bundle
  const search = { client: clientId, bundle: id }
  return (
    <span className={`${common.links} ${classes.links}`}>
      <Link to="/admin/sessions" search={search} aria-label={t`${name} sessions`}>
        <Trans>Sessions</Trans>
      </Link>
      <Link to="/admin/analytic" search={search} aria-label={t`${name} billing`}>
        <Trans>Billing</Trans>
      </Link>
      <Link to="/admin/export-transactions" search={search} aria-label={t`${name} exports`}>
        <Trans>Exports</Trans>
      </Link>
    </span>
  )
}
