import { openPersonal, type Personal } from '@/lib/personal'

/**
 * Returns a personal value as search text. Like typed text, it must not enter a URL, only request bodies, private
 * search states and prefilled forms.
 */
export function toSearchText(value: Personal | undefined): string | undefined {
  return (value && openPersonal(value).trim()) || undefined
}
