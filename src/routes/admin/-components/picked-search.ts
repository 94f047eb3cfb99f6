import * as v from 'valibot'
import { optional } from '@/features/record-list/list-search'

const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^(?!\.+$)[\w.:~-]{1,128}$/),
)

/** The search params of `BundlePicker`: the chosen client and bundle. */
export const pickedSearchEntries = { client: optional(id), bundle: optional(id) }
