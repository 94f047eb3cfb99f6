import { openPersonal, type Personal } from '@/lib/personal'

/**
 * A personal value as the text of a search. Like a typed text it goes into the body of a call, or into the state of a
 * private search; it is neither shown nor part of an address.
 */
export function toSearchText(value: Personal | undefined): string | undefined {
  return (value && openPersonal(value).trim()) || undefined
}
