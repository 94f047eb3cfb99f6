import type { Bundle } from '@/api/bundles/schema'
import { foldArabic } from '@/lib/arabic'

/** Those whose name or id has this in it, in whatever spelling. */
export function findBundles(bundles: readonly Bundle[], typed: string): readonly Bundle[] {
  const wanted = foldArabic(typed)
  return bundles.filter(({ id, name }) =>
    [id, name].some((text) => foldArabic(text).includes(wanted)),
  )
}

/** By name as the locale orders names; without an order they stay as they came. */
export function sortBundles(
  bundles: readonly Bundle[],
  sort: 'name' | '-name' | undefined,
  locale: string,
): readonly Bundle[] {
  if (!sort) return bundles
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sign = sort === 'name' ? 1 : -1
  return bundles.toSorted((a, b) => sign * compare(a.name, b.name))
}
