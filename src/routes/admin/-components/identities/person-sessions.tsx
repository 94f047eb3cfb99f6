import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useBundleSearch, type BundleSearch } from '@/api/record-lookup/bundle-search'
import { useScope } from '@/api/core/use-scope'
import type { IdentityDetail } from '@/backend/identities'
import { privateSearchState } from '@/features/record-list/private-search'
import { StatusBadge } from '@/features/labels/status-badge'
import { toSearchText } from '@/features/masking/search-text'
import { BundleSearchState } from '@/features/record-list/bundle-search-state'
import { pageDefaults } from '@/features/record-list/list-search'
import { placeSearchText } from '@/features/record-list/recognize-search'
import { Data } from '@/ui/display/data'
import { shortenMiddle } from '@/lib/format'
import common from '@/ui/display/common.module.css'
import classes from './identity-drawer.module.css'

interface PersonSessionsProps {
  identity: IdentityDetail
}

/**
 * Finds the person's sessions in the client's bundles on request (behavior 2.18). Requires a `key` that changes with
 * the identity.
 */
export function PersonSessions({ identity }: PersonSessionsProps) {
  const scope = useScope()
  const { t } = useLingui()
  const { id, organization } = identity
  const owner = organization?.id
  const area = { client: owner, bundle: undefined }
  const { search, start, continueSearch } = useBundleSearch(scope, area, id)
  const values = searchedValues(identity)
  const [at, setAt] = useState(0)
  const value = values[at]
  if (!value || !owner) return null
  const isNothingFound =
    search?.isRunning === false && !search.error && search.hits.length + search.left.length === 0
  const instead = isNothingFound ? values[at + 1] : undefined
  const client = <Data>{organization?.name}</Data>
  return (
    <section aria-label={t`Sessions`} className={classes.sessions}>
      <h3 className={common.caption}>
        <Trans>Sessions</Trans>
      </h3>
      <p className={common.note}>
        {value.by === 'nid' ? (
          <Trans>Sessions with this national ID in {client}’s bundles.</Trans>
        ) : value.by === 'phone' ? (
          <Trans>Sessions with this phone number in {client}’s bundles.</Trans>
        ) : (
          <Trans>Sessions with this reference in {client}’s bundles.</Trans>
        )}
      </p>
      {search && search.hits.length > 0 ? (
        <ul className={`${common.links} ${classes.hits}`}>
          {search.hits.map((hit) => (
            <li key={hit.bundle.id} className={common.row}>
              <Hit hit={hit} client={owner} text={value.text} />
            </li>
          ))}
        </ul>
      ) : null}
      <BundleSearchState
        realm={scope.realm}
        bundleSearch={search}
        matchCount={search?.hits.length ?? 0}
        start={<Trans>Find this person’s sessions</Trans>}
        again={
          instead &&
          (instead.by === 'phone' ? (
            <Trans>Search by phone number instead</Trans>
          ) : (
            <Trans>Search by reference instead</Trans>
          ))
        }
        onStart={() => {
          if (instead) setAt(at + 1)
          start({ search: (instead ?? value).text })
        }}
        onContinue={continueSearch}
      />
    </section>
  )
}

/** Returns the values that identify the person, most reliable first. */
function searchedValues({ nid, phone_number, reference_user_id }: IdentityDetail) {
  const values = [
    { by: 'nid', text: toSearchText(nid) },
    { by: 'phone', text: toSearchText(phone_number) },
    { by: 'reference', text: toSearchText(reference_user_id) },
  ] as const
  return values.flatMap(({ by, text }) => (text === undefined ? [] : [{ by, text }]))
}

interface HitProps {
  hit: BundleSearch['hits'][number]
  client: string
  text: string
}

/** Links to a bundle's only hit, or to the bundle's session list if there are several hits. */
function Hit({ hit: { bundle, total, first }, client, text }: HitProps) {
  const scope = useScope()
  const name = bundle.name ?? first.bundleName ?? bundle.id
  if (total > 1) {
    const { q, privateSearchText } = placeSearchText(text)
    return (
      <Link
        to="/admin/sessions"
        search={{ ...pageDefaults, client, bundle: bundle.id, q }}
        state={privateSearchState(scope.sid, privateSearchText)}
      >
        <Data>{name}</Data> · <Plural value={total} one="# session" other="# sessions" />
      </Link>
    )
  }
  return (
    <>
      <Link
        to="/admin/sessions/$bundleId/$sessionId"
        params={{ bundleId: bundle.id, sessionId: first.id }}
        search={{ ...pageDefaults, client }}
      >
        <Data>{name}</Data> · <bdi translate="no">{shortenMiddle(first.id)}</bdi>
      </Link>
      <StatusBadge subject="session" status={first.status} />
    </>
  )
}
