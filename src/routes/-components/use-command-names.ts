import { useLingui } from '@lingui/react/macro'
import { IconHash, IconId, IconPhone, IconSearch } from '@tabler/icons-react'
import type { SearchKind } from '@/features/record-list/recognize-search'

/** How the palette tells what it recognised in the typed text. */
export function useCommandNames() {
  const { t } = useLingui()
  const names: Record<SearchKind, string> = {
    session: t`Find this id among the sessions`,
    nationalId: t`Find this national id`,
    phone: t`Find this phone number`,
    reference: t`Find this reference`,
    name: t`Find this name`,
  }
  const icons = {
    session: IconHash,
    nationalId: IconId,
    phone: IconPhone,
    reference: IconHash,
    name: IconSearch,
  }
  return {
    find: (kind: SearchKind) => names[kind],
    iconOf: (kind: SearchKind) => icons[kind],
    /** Codes of services are numbers of three to six digits. */
    errorCode: (text: string) => (/^[1-9]\d{2,5}$/.test(text) ? Number(text) : undefined),
  }
}
