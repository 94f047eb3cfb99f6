interface CsvContents {
  /** What the rows are of: `sessions-20011`. */
  name: string
  from?: string | undefined
  to?: string | undefined
  /** Which of the matching rows the file has; without it, all. */
  part?: 'selection' | { first: number } | undefined
}

/**
 * The name of the CSV of a list, `day` being that of the export: a file that is passed on says which period it has, and
 * that it is only a part.
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
