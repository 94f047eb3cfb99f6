import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CodeSelect } from '@/ui/fields/code-select'
import { FilterBar } from '@/ui/fields/filter-bar'
import { PeriodFilter } from '@/ui/fields/period-filter'
import { SearchInput } from '@/ui/list-toolbar/search-input'
import type { ListNavigation } from './list-state'
import { placeSearchText, recognizeSearch, type SearchKind } from './recognize-search'

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
  /** Sessions have several services, transactions have one. */
  service?: { label: string; any: string; nameOf: (service: string) => string }
}

interface ListFiltersProps extends ListNavigation {
  names: FilterNames
  /** The services of the bundle to choose from. */
  services?: readonly string[]
  /** A filter that only this list has, before the others, and the filter for reasons, after them. */
  own?: { control: ReactNode; isSet: boolean }
  reason?: ReactNode
  /** Set while a filter narrows the list. */
  onClear: (() => void) | undefined
  total?: ReactNode
  tools?: ReactNode
}

/** The filters of a list of records: search, days, status and service. A change starts at the first page. */
export function ListFilters(props: ListFiltersProps) {
  const { search, privateSearchText, onSearch, names, services = [], own, reason, onClear } = props
  const { t } = useLingui()
  const kinds: Record<SearchKind, string> = {
    session: names.id,
    nationalId: t`National ID`,
    phone: t`Phone`,
    reference: t`Reference`,
    name: t`Name`,
  }

  function kindOf(text: string) {
    const kind = recognizeSearch(text)?.kind
    return kind && kinds[kind]
  }

  const { from, to, status, service, error_code, q } = search
  const text = privateSearchText ?? q
  return (
    <FilterBar
      onClear={onClear}
      total={props.total}
      tools={props.tools}
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
            onChange={(period) => onSearch({ from: period.from, to: period.to, page: 1 })}
            onClear={
              from || to ? () => onSearch({ from: undefined, to: undefined, page: 1 }) : undefined
            }
          />
          <CodeSelect
            label={names.status}
            any={names.anyStatus}
            codes={names.statuses}
            nameOf={names.statusName}
            value={status}
            onChange={(next) => onSearch({ status: next, page: 1 })}
          />
          {names.service ? (
            <CodeSelect
              {...names.service}
              codes={services}
              value={service}
              onChange={(next) => onSearch({ service: next, page: 1 })}
            />
          ) : null}
          {reason}
        </>
      }
    >
      <SearchInput
        label={names.search}
        placeholder={names.searchHint}
        value={text ?? ''}
        hint={kindOf}
        normalize={(typed) => recognizeSearch(typed)?.text ?? ''}
        onChange={(typed) =>
          onSearch(
            { ...placeSearchText(typed), page: 1 },
            // A pause in typing must not add a step to the history.
            { replace: typed !== '' && text !== undefined },
          )
        }
      />
    </FilterBar>
  )
}
