import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sessionStatuses } from '@/api/sessions/schema'
import { Choice } from '@/ui/choice'
import { FilterBar } from '@/ui/filter-bar'
import { PeriodFilter } from '@/ui/period-filter'
import { SearchInput } from '@/ui/search-input'
import { recognizeSearch, type SearchKind } from './recognize-search'
import { useServiceName } from './service-name'
import { useStatusName } from './status-name'

export interface SessionFilter {
  from?: string | undefined
  to?: string | undefined
  status?: string | undefined
  service?: string | undefined
  error_code?: number | undefined
  /** May be personal: `recognizeSearch` tells, and then it rides in the history state. */
  search?: string | undefined
}

interface SessionFiltersProps {
  value: SessionFilter
  onChange: (value: SessionFilter) => void
  /** The services of the bundle, to choose from. */
  services: readonly string[]
  onClear: () => void
  tools?: ReactNode
}

/** What narrows a list of sessions. */
export function SessionFilters(props: SessionFiltersProps) {
  const { value, onChange, services, onClear, tools } = props
  const { t } = useLingui()
  const serviceName = useServiceName()
  const statusName = useStatusName()
  const kinds: Record<SearchKind, string> = {
    session: t`Session id`,
    nationalId: t`National id`,
    phone: t`Phone`,
    reference: t`Reference`,
    name: t`Name`,
  }

  function kindOf(text: string) {
    const kind = recognizeSearch(text)?.kind
    return kind && kinds[kind]
  }

  const change = (part: SessionFilter) => onChange({ ...value, ...part })
  const status = value.status ?? ''
  const service = value.service ?? ''
  const { from, to } = value
  return (
    <FilterBar
      active={Object.values(value).some((each) => each !== undefined)}
      onClear={onClear}
      tools={tools}
    >
      <SearchInput
        label={t`Search sessions`}
        placeholder={t`Session id, reference, national id, phone`}
        value={value.search ?? ''}
        hint={kindOf}
        normalize={(text) => recognizeSearch(text)?.text ?? ''}
        onChange={(search) => change({ search: search || undefined })}
      />
      <PeriodFilter
        value={{ from, to }}
        onChange={(period) => change({ from: period.from, to: period.to })}
      />
      <Choice
        label={t`Status`}
        value={status}
        choices={[
          { value: '', label: t`Any status` },
          ...withCurrent(sessionStatuses, status).map((each) => ({
            value: each,
            label: statusName(each),
          })),
        ]}
        onChange={(next) => change({ status: next || undefined })}
      />
      <Choice
        label={t`Service`}
        value={service}
        choices={[
          { value: '', label: t`Any service` },
          ...withCurrent(services, service).map((each) => ({
            value: each,
            label: serviceName(each),
          })),
        ]}
        onChange={(next) => change({ service: next || undefined })}
      />
      <SearchInput
        narrow
        label={t`Error code`}
        value={value.error_code === undefined ? '' : String(value.error_code)}
        hint={(text) => (/^\d*$/.test(text) ? undefined : t`Digits only`)}
        onChange={(code) => change({ error_code: /^\d+$/.test(code) ? Number(code) : undefined })}
      />
    </FilterBar>
  )
}

/** A value from the URL that is not among the choices must still be seen in its select. */
function withCurrent(choices: readonly string[], current: string): readonly string[] {
  return current && !choices.includes(current) ? [...choices, current] : choices
}
