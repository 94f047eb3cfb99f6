import { matchPreset, presetPeriod, toDay, type PeriodPreset } from '@/lib/period'

type Plain = Record<string, string | number>

/** Filters as they are kept under a name: what stands in the address, and days that move with the calendar. */
export interface ListView {
  search: Plain
  preset?: PeriodPreset | undefined
}

interface Address {
  from?: string | undefined
  to?: string | undefined
}

/** A view of these filters. Days that a preset covers are kept as the preset: "last 7 days" stays that tomorrow. */
export function toView(address: Address & Record<string, string | number | undefined>): ListView {
  const { from, to, ...rest } = address
  const preset = from || to ? matchPreset({ from, to }, toDay(new Date())) : undefined
  return { search: filled(preset ? rest : address), ...(preset ? { preset } : {}) }
}

/** The filters of a view as of today. */
export function fromView({ search, preset }: ListView): Plain {
  return filled({ ...search, ...(preset ? presetPeriod(preset, toDay(new Date())) : {}) })
}

export function isSameView(a: ListView, b: ListView): boolean {
  const spelled = ({ search, preset }: ListView) =>
    JSON.stringify([preset, Object.entries(search).toSorted(([x], [y]) => (x < y ? -1 : 1))])
  return spelled(a) === spelled(b)
}

function filled(values: Record<string, string | number | undefined>): Plain {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, value]],
    ),
  )
}
