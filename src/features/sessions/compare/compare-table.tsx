import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SessionDetail } from '@/backend/sessions'
import { CopyButton, ShortId } from '@/ui/display/copy-id'
import { Data, Missing, Duration, Percent } from '@/ui/display/data'
import { MaskedValue, FieldValue } from '@/features/masking/masked-value'
import { Time } from '@/ui/display/time'
import type { Check } from '@/features/sessions/detail/checks'
import { pageDefaults } from '@/features/record-list/list-search'
import { compareChecks, compareFields, toComparedPair } from './compare-sessions'
import {
  useDocumentName,
  useFieldName,
  platformName,
  useServiceName,
} from '@/features/labels/names'
import { ErrorText } from '@/features/masking/error-text'
import { OutcomeBadge, StatusBadge } from '@/features/labels/status-badge'
import type { SessionDetailSearch } from '@/features/sessions/session-detail-search'
import type { SessionLinks } from '@/features/sessions/session-links'
import common from '@/ui/display/common.module.css'
import classes from './session-compare.module.css'

interface CompareTableProps {
  label: string
  left: SessionDetail
  right: SessionDetail
  /** The right session's bundle, if it differs from the left session's. */
  otherBundle: string | undefined
  /** Search parameters of the list that the sessions were opened from. */
  search: SessionDetailSearch
  links: SessionLinks
  differencesOnly: boolean
}

type Row = { key: string; label: ReactNode; left: ReactNode; right: ReactNode; differs: boolean }

/**
 * Compares two sessions' facts, checks and fields. The comparison uses real values, but the cells show masked values.
 */
export function CompareTable(props: CompareTableProps) {
  const { label, left, right, otherBundle, search, links, differencesOnly } = props
  const { t } = useLingui()
  const fieldName = useFieldName()
  const serviceName = useServiceName()
  const documentName = useDocumentName()
  const row = <T,>(
    key: string,
    rowLabel: ReactNode,
    getValue: (session: SessionDetail) => T | undefined,
    show: (value: T | undefined) => ReactNode,
  ): Row => {
    const pair = toComparedPair(getValue(left), getValue(right))
    return {
      key,
      label: rowLabel,
      left: show(pair.left),
      right: show(pair.right),
      differs: pair.differs,
    }
  }
  const text = (value: string | undefined) => <Data>{value}</Data>
  const facts: Row[] = [
    row(
      'status',
      t`Status`,
      (session) => session.status,
      (value) => <StatusBadge subject="session" status={value ?? ''} />,
    ),
    row(
      'started',
      t`Started`,
      (session) => session.created_at,
      (value) => <Time value={value} as="absolute" />,
    ),
    row(
      'duration',
      t`Duration`,
      (session) => session.duration,
      (value) => <Duration value={value} />,
    ),
    row(
      'reference',
      t`User reference`,
      (session) => session.reference_user_id,
      (value) => <MaskedValue kind="reference" value={value} label={t`User reference`} />,
    ),
    row(
      'document',
      t`Document`,
      (session) => session.document_type && documentName(session.document_type),
      text,
    ),
    row(
      'platform',
      t`Platform`,
      (session) => session.platform && platformName(session.platform),
      text,
    ),
    row('bundle', t`Bundle`, ({ bundle_id, bundle_name }) => bundle_name ?? bundle_id, text),
    row('device', t`Device`, ({ device }) => device?.model, text),
  ]
  const checks: Row[] = compareChecks(left, right).map((pair) => ({
    key: `check ${pair.service}`,
    label: <Data>{serviceName(pair.service)}</Data>,
    left: <CheckCell check={pair.left} />,
    right: <CheckCell check={pair.right} />,
    differs: pair.differs,
  }))
  const fields: Row[] = compareFields(left, right).map((pair) => ({
    key: `field ${pair.field}`,
    label: fieldName(pair.field),
    left: <FieldValue field={pair.field} value={pair.left} />,
    right: <FieldValue field={pair.field} value={pair.right} />,
    differs: pair.differs,
  }))
  const listVisibleRows = (rows: readonly Row[]) =>
    differencesOnly ? rows.filter(({ differs }) => differs) : rows
  return (
    <div
      role="region"
      className={`${common.card} ${classes.scroll}`}
      aria-label={label}
      tabIndex={0}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Field</Trans>
            </th>
            {[left, right].map((session) => (
              <th key={session.session_id} scope="col">
                <span className={`${common.inline} ${classes.id}`}>
                  <Link
                    {...links.to(
                      session === right && otherBundle !== undefined
                        ? {
                            sessionId: right.session_id,
                            bundleId: otherBundle,
                            search: pageDefaults,
                          }
                        : { sessionId: session.session_id, search },
                    )}
                  >
                    <ShortId id={session.session_id} />
                  </Link>
                  <CopyButton value={session.session_id} label={t`session ID`} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <Rows title={t`Session`} rows={listVisibleRows(facts)} />
        <Rows title={t`Checks`} rows={listVisibleRows(checks)} />
        <Rows title={t`Extracted fields`} rows={listVisibleRows(fields)} />
      </table>
    </div>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={classes.group}>
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.key} data-differs={row.differs || undefined}>
          <th scope="row">
            <span className={`${common.ends} ${classes.label}`}>
              {row.label}
              {row.differs ? (
                <span className={classes.differs}>
                  <Trans>Differs</Trans>
                </span>
              ) : null}
            </span>
          </th>
          <td>{row.left}</td>
          <td>{row.right}</td>
        </tr>
      ))}
    </tbody>
  )
}

function CheckCell({ check }: { check: Check | undefined }) {
  if (!check) return <Missing />
  const { passed, skipped, attempts, trials, confidence, errorCode, message } = check
  return (
    <span className={`${common.row} ${classes.check}`}>
      <OutcomeBadge passed={passed} skipped={skipped} />
      {attempts > 0 ? (
        <Trans>
          Attempt {attempts} of {trials}
        </Trans>
      ) : null}
      {confidence === undefined ? null : <Percent value={confidence} />}
      {errorCode === undefined && !message ? null : (
        <ErrorText code={errorCode} message={message} isPast={passed === true} />
      )}
    </span>
  )
}
