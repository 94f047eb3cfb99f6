import { useLingui } from '@lingui/react/macro'
import { humanise } from '@/lib/humanise'

/** Names a document type; spells out the code of an unknown one. */
export function useDocumentName(): (documentType: string) => string {
  const { t } = useLingui()
  const names = new Map([
    ['egy_nid', t`Egyptian national id`],
    ['egy_passport', t`Egyptian passport`],
    ['mar_nid_ocr', t`Moroccan national id`],
    ['mar_passport', t`Moroccan passport`],
    ['tun_nid_ocr', t`Tunisian national id`],
    ['egy_tax_card', t`Egyptian tax card`],
  ])
  return (documentType) => names.get(documentType) ?? humanise(documentType)
}
