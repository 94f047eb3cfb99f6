import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { foldText } from '@/lib/fold-text'

export type Governorate = {
  code: string
  name: MessageDescriptor
  /** Known spellings, starting with the spelling printed on ID cards. */
  written: readonly string[]
}

/** Governorates where births are registered, with their codes in Egyptian national IDs. */
export const governorates: readonly Governorate[] = [
  { code: '01', name: msg`Cairo`, written: ['القاهرة', 'Cairo'] },
  { code: '02', name: msg`Alexandria`, written: ['الإسكندرية', 'اسكندرية', 'Alexandria'] },
  { code: '03', name: msg`Port Said`, written: ['بورسعيد', 'بور سعيد', 'Port Said'] },
  { code: '04', name: msg`Suez`, written: ['السويس', 'Suez'] },
  { code: '11', name: msg`Damietta`, written: ['دمياط', 'Damietta'] },
  { code: '12', name: msg`Dakahlia`, written: ['الدقهلية', 'Dakahlia'] },
  { code: '13', name: msg`Sharqia`, written: ['الشرقية', 'Sharqia'] },
  { code: '14', name: msg`Qalyubia`, written: ['القليوبية', 'Qalyubia'] },
  { code: '15', name: msg`Kafr El Sheikh`, written: ['كفر الشيخ', 'Kafr El Sheikh'] },
  { code: '16', name: msg`Gharbia`, written: ['الغربية', 'Gharbia'] },
  { code: '17', name: msg`Monufia`, written: ['المنوفية', 'Monufia'] },
  { code: '18', name: msg`Beheira`, written: ['البحيرة', 'Beheira'] },
  { code: '19', name: msg`Ismailia`, written: ['الإسماعيلية', 'Ismailia'] },
  { code: '21', name: msg`Giza`, written: ['الجيزة', 'Giza'] },
  { code: '22', name: msg`Beni Suef`, written: ['بني سويف', 'Beni Suef'] },
  { code: '23', name: msg`Faiyum`, written: ['الفيوم', 'Faiyum'] },
  { code: '24', name: msg`Minya`, written: ['المنيا', 'Minya'] },
  { code: '25', name: msg`Asyut`, written: ['أسيوط', 'Asyut'] },
  { code: '26', name: msg`Sohag`, written: ['سوهاج', 'Sohag'] },
  { code: '27', name: msg`Qena`, written: ['قنا', 'Qena'] },
  { code: '28', name: msg`Aswan`, written: ['أسوان', 'Aswan'] },
  { code: '29', name: msg`Luxor`, written: ['الأقصر', 'Luxor'] },
  { code: '31', name: msg`Red Sea`, written: ['البحر الأحمر', 'Red Sea'] },
  { code: '32', name: msg`New Valley`, written: ['الوادي الجديد', 'New Valley'] },
  { code: '33', name: msg`Matrouh`, written: ['مطروح', 'مرسى مطروح', 'Matrouh'] },
  { code: '34', name: msg`North Sinai`, written: ['شمال سيناء', 'North Sinai'] },
  { code: '35', name: msg`South Sinai`, written: ['جنوب سيناء', 'South Sinai'] },
  {
    code: '88',
    name: msg`Outside Egypt`,
    written: ['خارج الجمهورية', 'خارج جمهورية مصر العربية', 'Outside Egypt'],
  },
]

const bySpelling = new Map(
  governorates.flatMap(({ code, written }) => written.map((name) => [foldName(name), code])),
)

/** Returns the code for a governorate's printed name, or undefined for an unknown name. */
export function governorateCode(printedName: string): string | undefined {
  return bySpelling.get(foldName(printedName))
}

function foldName(name: string): string {
  return foldText(name)
    .replace(/^محافظه /, '')
    .replace(/ governorate$/, '')
}
