import { chance, hash, pick } from './random'
import type { SanctionListSeed } from './sanction-lists'

/** A sanction record, as values keyed by field name. */
export type SanctionRecord = Record<string, string | number | null>

const SEED = 417

/** A name in Arabic, with its Latin spellings. */
type Name = readonly [arabic: string, ...latin: string[]]

/** Name of about a third of the men, so a search for only this name finds hundreds of records. */
const mostCommon: Name = ['محمد', 'Mohamed', 'Muhammad', 'Mohammed']

const menNames: readonly Name[] = [
  ['أحمد', 'Ahmed', 'Ahmad'],
  ['محمود', 'Mahmoud', 'Mahmud'],
  ['عبد الرحمن', 'Abdelrahman', 'Abd El-Rahman', 'Abdul Rahman'],
  ['مصطفى', 'Mostafa', 'Mustafa'],
  ['يوسف', 'Youssef', 'Yusuf', 'Yousef'],
  ['خالد', 'Khaled', 'Khalid'],
  ['إبراهيم', 'Ibrahim', 'Ebrahim'],
  ['عمر', 'Omar', 'Umar'],
  ['حسين', 'Hussein', 'Husayn', 'Hussain'],
  ['سعيد', 'Said', 'Saeed'],
  ['طارق', 'Tarek', 'Tariq'],
]

const womenNames: readonly Name[] = [
  ['فاطمة', 'Fatma', 'Fatima', 'Fatimah'],
  ['مريم', 'Mariam', 'Maryam'],
  ['نورهان', 'Nourhan', 'Norhan'],
  ['ليلى', 'Laila', 'Layla'],
]

/** Words that aren't family names, so no record is about a real person. */
const familyNames: readonly Name[] = [
  ['القمراني', 'Al-Qamrani', 'Elkamrani'],
  ['الياقوتي', 'Al-Yaquti', 'El-Yakouty'],
  ['السحابي', 'Al-Sahabi', 'El Sahaby'],
  ['المرجاني البحري', 'Al-Murjani Al-Bahri', 'El-Morgany El-Bahary'],
  ['الزمردي', 'Al-Zumurrudi', 'El-Zomorrody'],
  ['النسيمي', 'Al-Nasimi', 'El-Nessimy'],
  ['البلوري', 'Al-Ballouri', 'El-Bellory'],
  ['الفيروزي', 'Al-Fairuzi', 'El-Fayrouzy'],
  ['الغيمي', 'Al-Ghaimi', 'El-Gheimy'],
  ['الشفقي', 'Al-Shafaqi', 'El-Shafaky'],
  ['الموجي الأزرق', 'Al-Mawji Al-Azraq', 'El-Mougy El-Azrak'],
  ['الكهرماني', 'Al-Kahramani', 'El-Kahramany'],
  ['الثريا', 'Al-Thurayya', 'El-Soraya'],
  ['العنبري', 'Al-Anbari', 'El-Anbary'],
  ['الديجوري', 'Al-Daijuri', 'El-Deigory'],
  ['الينبوعي', 'Al-Yanbui', 'El-Yanboey'],
]

const nationalities = [
  ['Egypt', 'مصر'],
  ['Jordan', 'الأردن'],
  ['Tunisia', 'تونس'],
  ['Morocco', 'المغرب'],
  ['Unknown', 'غير معروفة'],
] as const

const addresses = [
  ['12 Lighthouse Road, Old Port', '12 طريق الفنار، الميناء القديم'],
  ['4 Almond Square, Hill Quarter', '4 ميدان اللوز، حي التل'],
  ['31 Weavers Lane, River Bank', '31 حارة النساجين، ضفة النهر'],
] as const

const remarks = [
  [
    'Listed for the financing of prohibited trade. Assets are frozen.',
    'مدرج لتمويل تجارة محظورة، والأصول مجمدة.',
  ],
  [
    'Director of a company under embargo. Entry is refused.',
    'مدير شركة خاضعة للحظر، ويمنع من الدخول.',
  ],
  [
    'Uses several documents. The date of birth is approximate.',
    'يستخدم وثائق متعددة، وتاريخ الميلاد تقريبي.',
  ],
] as const

/** Number of people on the lists. Many are on several lists, in both scripts. */
const PEOPLE = 900

/** Share of records in Latin script. All other records are in Arabic. */
const latinShare = new Map([
  ['world_council', 0.6],
  ['continental_union', 1],
  ['national_register', 0],
])

/** Computes a list's records. The same list always has the same records. */
export function sanctionRecords({ name, number, records }: SanctionListSeed): SanctionRecord[] {
  const share = latinShare.get(name) ?? 0.5
  // On a list in both scripts, some people have a record in each script.
  const perPerson = share > 0 && share < 1 ? 1.4 : 1
  const personAt = (row: number) => (Math.trunc(row / perPerson) + number * 37) % PEOPLE
  return Array.from({ length: records }, (_, row) => {
    const person = personAt(row)
    const isLatin = chance(SEED, person, 12 + number) < share
    const isSecond = row > 0 && perPerson > 1 && personAt(row - 1) === person
    return sanctionRecord(person, isLatin !== isSecond, number)
  })
}

function sanctionRecord(person: number, isLatin: boolean, list: number): SanctionRecord {
  const draw = (salt: number) => hash(SEED, person, salt)
  const inScript = ([latin, arabic]: readonly [string, string]) => (isLatin ? latin : arabic)
  const spell = ([arabic, ...latin]: Name, salt: number) =>
    isLatin ? pick(latin, hash(SEED, person, 100 + list * 8 + salt)) : arabic
  const isWoman = draw(0) % 6 === 0
  const givenName = isWoman ? pick(womenNames, draw(1)) : manName(draw(1))
  const [first, middle, last] = [
    spell(givenName, 0),
    spell(manName(draw(2)), 1),
    spell(pick(familyNames, draw(3)), 2),
  ]
  const hasFullDate = draw(5) % 5 < 3
  return {
    document_number: draw(4) % 10 < 7 ? documentNumber(draw(4)) : null,
    full_name: `${first} ${middle} ${last}`,
    first_name: first,
    middle_name: middle,
    last_name: last,
    nationality: inScript(pick(nationalities, draw(6))),
    gender: inScript(isWoman ? ['female', 'أنثى'] : ['male', 'ذكر']),
    known_address: draw(7) % 2 ? inScript(pick(addresses, draw(7))) : null,
    birth_date_day: hasFullDate ? 1 + (draw(8) % 28) : null,
    birth_date_month: hasFullDate ? 1 + (draw(9) % 12) : null,
    birth_date_year: 1948 + (draw(10) % 52),
    language: isLatin ? 'en' : 'ar',
    remarks: inScript(pick(remarks, draw(11))),
  }
}

function manName(draw: number): Name {
  return draw % 3 === 0 ? mostCommon : pick(menNames, draw >>> 4)
}

/** Returns a document number that starts with ZZ, because no country issues such numbers. */
function documentNumber(draw: number): string {
  return `ZZ${String(draw % 10_000_000).padStart(7, '0')}`
}
