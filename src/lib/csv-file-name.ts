interface CsvContents {
  /** Name of the list, e.g. `sessions-20011`. */
  name: string
  from?: string | undefined
  to?: string | undefined
  /** The part of the matching rows that the file contains. Undefined means all matching rows. */
  part?: 'selection' | { first: number } | undefined
}

/**
 * Returns a CSV's file name, with the period and whether the file contains only some rows. `day` is the day of the
 * export.
 */
export function csvFileName({ name, from, to, part }: CsvContents, day: string): string {
  const words = [
    name,
    from && `from-${from}`,
    to && `to-${to}`,
    part === undefined || part === 'selection' ? part : `first-${part.first}`,
    day,
  ]
  return `${words.filter(Boolean).join('-')}.csv`
}
