import { openPersonal, type Personal } from '@/lib/personal'

/**
 * Returns a personal value as search text. Like typed text, it may enter only a request body, a private search's state
 * or the form that this state prefills, never a URL.
 */
export function toSearchText(value: Personal | undefined): string | undefined {
  return (value && openPersonal(value).trim()) || undefined
}
