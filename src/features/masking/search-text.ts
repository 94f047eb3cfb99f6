import { openPersonal, type Personal } from '@/lib/personal'

/**
 * Returns a personal value as search text. Like typed text, it may enter only a request body or a private search's
 * state. It must never appear on the screen or in a URL.
 */
export function toSearchText(value: Personal | undefined): string | undefined {
  return (value && openPersonal(value).trim()) || undefined
}
