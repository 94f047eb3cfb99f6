import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { CodeSelect } from '@/ui/fields/code-select'
import { FilterBar } from '@/ui/list-toolbar/filter-bar'
import { PeriodFilter } from '@/ui/fields/period-filter'
import { SearchInput } from '@/ui/list-toolbar/search-input'
import type { ListFilter } from './list-request'
import { ReasonFilter, type ReasonFilterProps } from './reason-filter'
import { recognizeSearch, type SearchKind } from './recognize-search'

/** The labels of the filters, which differ from list to list. */
export interface FilterNames {
  /** The search field and its placeholder. */
  search: string
  searchHint: string
  /** The label of a typed id. */
  id: string
  status: string
  anyStatus: string
  statuses: readonly string[]
  statusName: (status: string) => string
  /** Sessions have several services, transactions are of one. */
  service?: { label: string; any: string; nameOf: (service: string) => string }
}

interface ListFiltersProps {
  names: FilterNames
  value: ListFilter
  onChange: (value: ListFilter) => void
  /** The services of the bundle, to choose from. */
  services?: readonly string[]
  /** The bundle whose errors can be filtered by. */
  reason?: Omit<ReasonFilterProps, 'value' | 'onChange' | 'services' | 'period' | 'isNarrowed'>
  /** A filter that only this list has. */
  own?: { control: ReactNode; isSet: boolean }
  onClear: () => void
  total?: ReactNode
  tools?: ReactNode
}

/** The filters of a list of sessions or transactions. */
export function ListFilters(props: ListFiltersProps) {
  const { names, value, onChange, services = [], reason, own, onClear, total, tools } = props
  const { t } = useLingui()
  const kinds: Record<SearchKind, string> = {
    session: names.id,
    nationalId: t`National id`,
    phone: t`Phone`,
    reference: t`Reference`,
    name: t`Name`,
  }

  function kindOf(text: string) {
    const kind = recognizeSearch(text)?.kind
    return kind && kinds[kind]
  }

  // A change may come before the screen shows the previous one: neither may undo the other.
  const latest = useRef(value)
  const given = JSON.stringify(value)
  useLayoutEffect(() => {
    latest.current = JSON.parse(given)
  }, [given])

  function change(part: ListFilter) {
    latest.current = { ...latest.current, ...part }
    onChange(latest.current)
  }

  const { from, to, search, status, service, error_code } = value
  return (
    <FilterBar
      active={own?.isSet || Object.values(value).some((each) => each !== undefined)}
      onClear={onClear}
      total={total}
      tools={tools}
      moreSet={
        [from ?? to, status, service, error_code, own?.isSet || undefined].filter(
          (each) => each !== undefined,
        ).length
      }
      more={
        <>
          {own?.control}
          <PeriodFilter
            value={{ from, to }}
            onChange={(period) => change({ from: period.from, to: period.to })}
            onClear={from || to ? () => change({ from: undefined, to: undefined }) : undefined}
          />
          <CodeSelect
            label={names.status}
            any={names.anyStatus}
            codes={names.statuses}
            nameOf={names.statusName}
            value={status}
            onChange={(next) => change({ status: next })}
          />
          {names.service ? (
            <CodeSelect
              {...names.service}
              codes={services}
              value={service}
              onChange={(next) => change({ service: next })}
            />
          ) : null}
          {reason ? (
            <ReasonFilter
              {...reason}
              services={services}
              period={{ from, to }}
              isNarrowed={Boolean(status || service || search)}
              value={error_code}
              onChange={(code) => change({ error_code: code })}
            />
          ) : null}
        </>
      }
    >
      <SearchInput
        label={names.search}
        placeholder={names.searchHint}
        value={search ?? ''}
        hint={kindOf}
        normalize={(text) => recognizeSearch(text)?.text ?? ''}
        onChange={(text) => change({ search: text || undefined })}
      />
    </FilterBar>
  )
}
