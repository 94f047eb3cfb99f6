import { openPersonal, type Personal } from '@/lib/personal'

/**
 * Returns a personal value as search text. Like typed text, it goes into a request body or a private search's state,
 * never onto the screen or into a URL.
 */
export function toSearchText(value: Personal | undefined): string | undefined {
  return (value && openPersonal(value).trim()) || undefined
}
