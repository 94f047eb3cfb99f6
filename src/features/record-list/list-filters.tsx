import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { CodeSelect, type CodeSelectProps } from '@/ui/fields/code-select'
import { FilterBar } from '@/ui/fields/filter-bar'
import { PeriodFilter } from '@/ui/fields/period-filter'
import { usePeriodName } from '@/ui/fields/use-period-name'
import { SearchInput } from '@/ui/list-toolbar/search-input'
import type { ListNavigation } from './list-state'
import { placeSearchText, recognizeSearch, type SearchKind } from './recognize-search'

/** A list filter: its control, and its value as text for screens that don't show the list yet. */
export interface ListFilter {
  label: string
  /** Undefined while the filter is not set. */
  chosen: ReactNode
  onClear: () => void
  control: ReactNode
}

/** Returns the period filter for a list's records. */
export function usePeriodFilter({ search, onSearch }: Omit<ListNavigation, 'privateSearchText'>) {
  const { t } = useLingui()
  const periodName = usePeriodName()
  const { from, to } = search
  const isSet = (from ?? to) !== undefined
  const onClear = () => onSearch({ from: undefined, to: undefined, page: 1 })
  return {
    label: t`Period`,
    chosen: isSet ? periodName.period({ from, to }) : undefined,
    onClear,
    control: (
      <PeriodFilter
        value={{ from, to }}
        onChange={(period) => onSearch({ from: period.from, to: period.to, page: 1 })}
        onClear={isSet ? onClear : undefined}
      />
    ),
  } satisfies ListFilter
}

interface CodeFilterOptions extends CodeSelectProps {
  /** Returns the chosen code's name to show beside the label, if the control shows another name. */
  chosenName?: (code: string) => string
}

/** Returns a filter for one of the backend's codes, with an option for any code. */
export function toCodeFilter({ chosenName, ...select }: CodeFilterOptions): ListFilter {
  const { label, value, getName, onChange } = select
  return {
    label,
    chosen: value === undefined ? undefined : (chosenName ?? getName)(value),
    onClear: () => onChange(undefined),
    control: <CodeSelect {...select} />,
  }
}

/** The texts of a list's search field. */
export interface SearchNames {
  label: string
  placeholder: string
  /** Hint shown when the typed text is an ID. */
  id: string
}

interface ListFiltersProps extends ListNavigation {
  names: SearchNames
  filters: readonly ListFilter[]
  /** Defined only while a filter narrows the list. */
  onClear: (() => void) | undefined
  total?: ReactNode
  tools?: ReactNode
}

/** A record list's search field and filters. A change returns to the first page. */
export function ListFilters(props: ListFiltersProps) {
  const { search, privateSearchText, onSearch, names, filters, onClear } = props
  const { t } = useLingui()
  const kinds: Record<SearchKind, string> = {
    session: names.id,
    nationalId: t`National ID`,
    phone: t`Phone`,
    reference: t`Reference`,
    name: t`Name`,
  }

  function getTextKind(text: string) {
    const kind = recognizeSearch(text)?.kind
    return kind && kinds[kind]
  }

  const text = privateSearchText ?? search.q
  return (
    <FilterBar
      onClear={onClear}
      total={props.total}
      tools={props.tools}
      moreSet={filters.filter(({ chosen }) => chosen !== undefined).length}
      more={filters.map(({ label, control }) => (
        <Fragment key={label}>{control}</Fragment>
      ))}
    >
      <SearchInput
        label={names.label}
        placeholder={names.placeholder}
        value={text ?? ''}
        hint={getTextKind}
        normalize={(typedText) => recognizeSearch(typedText)?.text ?? ''}
        onChange={(typedText) =>
          onSearch(
            { ...placeSearchText(typedText), page: 1 },
            // A pause in typing must not add a history entry.
            { replace: typedText !== '' && text !== undefined },
          )
        }
      />
    </FilterBar>
  )
}
