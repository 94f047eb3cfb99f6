import type { ListSearch } from '@/features/record-list/list-search'
import { isDay } from '@/lib/period/period'
import { isId } from '@/lib/id'

const word = (text: string) => /^[\w-]{1,40}$/.test(text)
const day = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text)
const oneOf =
  (...values: string[]) =>
  (text: string) =>
    values.includes(text)
const any = () => true

const pageSizes = [10, 25, 50, 100] as const

/** How a value looks that the search schemas of the routes take as it is. */
const checks = {
  page: (text: string) => /^[1-9]\d{0,5}$/.test(text),
  page_size: oneOf(...pageSizes.map(String)),
  error_code: (text: string) => /^\d{1,6}$/.test(text),
  from: day,
  to: day,
  sort: word,
  status: word,
  service: word,
  client: isId,
  bundle: isId,
  organization: isId,
  tab: oneOf('sessions', 'transactions'),
  zone: oneOf('utc'),
  // These change what is shown, and not what is read first.
  view: any,
  rank: any,
  identity: any,
  transaction: any,
  image: any,
  print: any,
  compare: any,
  compare_bundle: any,
  differences: any,
}

export type SearchName = keyof typeof checks

export type SearchValues = Omit<ListSearch, 'q'> & {
  client?: string
  bundle?: string
  organization?: string
  tab?: 'sessions' | 'transactions'
  zone?: 'utc'
}

/**
 * The search parameters of an address, as the schema of its route reads them; undefined if one is not among `names`, is
 * given twice or is not plainly valid. The schemas themselves would be too much for a page that has only started.
 */
export function readPlainSearch(
  search: string,
  names: readonly SearchName[],
): SearchValues | undefined {
  const params = new URLSearchParams(search)
  const given = [...params.keys()]
  const isPlain = given.every((key) => {
    const name = names.find((each) => each === key)
    return name !== undefined && checks[name](params.get(key) ?? '')
  })
  if (!isPlain || new Set(given).size < given.length) return undefined
  const text = (name: SearchName) => params.get(name) ?? undefined
  const errorCode = text('error_code')
  const tab = text('tab')
  return {
    page: Number(text('page') ?? 1),
    page_size: pageSizes.find((size) => String(size) === text('page_size')) ?? 25,
    error_code: errorCode === undefined ? undefined : Number(errorCode),
    from: text('from'),
    to: text('to'),
    sort: text('sort'),
    status: text('status'),
    service: text('service'),
    client: text('client'),
    bundle: text('bundle'),
    organization: text('organization'),
    tab: tab === 'sessions' || tab === 'transactions' ? tab : undefined,
    zone: text('zone') === 'utc' ? 'utc' : undefined,
  }
}
