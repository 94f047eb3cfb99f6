import { useLingui } from '@lingui/react/macro'
import { IconHash, IconId, IconPhone, IconSearch } from '@tabler/icons-react'
import type { SearchKind } from '@/features/record-list/recognize-search'

/** Returns the label and icon of the search command for each kind of recognized text. */
export function useSearchCommandLabels() {
  const { t } = useLingui()
  const labels: Record<SearchKind, string> = {
    // A full record ID is looked up automatically, so the command searches for the text as a reference instead.
    session: t`Find this reference`,
    nationalId: t`Find this national ID`,
    phone: t`Find this phone number`,
    reference: t`Find this reference`,
    name: t`Find this name`,
  }
  return {
    getLabel: (kind: SearchKind) => labels[kind],
    getIcon: (kind: SearchKind) => icons[kind],
  }
}

const icons = {
  session: IconHash,
  nationalId: IconId,
  phone: IconPhone,
  reference: IconHash,
  name: IconSearch,
} as const

/** Parses a service's error code, a number of three to six digits. Returns undefined for any other text. */
export function parseErrorCode(text: string): number | undefined {
  return /^[1-9]\d{2,5}$/.test(text) ? Number(text) : undefined
}
