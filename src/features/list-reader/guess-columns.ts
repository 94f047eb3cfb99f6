import { sanctionFields, type SanctionField } from '@/api/sanction/schema'
import type { ColumnMapping } from '@/api/sanction-lists/requests'
import { foldText } from '@/lib/fold-text'
import { dateFields } from './birth-dates'

/** Headings that people give to a field, in English, French and Arabic, besides its own name. */
const headings: Record<SanctionField, readonly string[]> = {
  full_name: [
    'name',
    'person',
    'nom complet',
    'nom et prénom',
    'nom et prénoms',
    'prénom et nom',
    'noms et prénoms',
    'personne',
    'الاسم',
    'الاسم الكامل',
    'الاسم بالكامل',
    'الاسم الثلاثي',
    'الاسم الرباعي',
    'اسم الشخص',
  ],
  first_name: [
    'given name',
    'given names',
    'forename',
    'prénom',
    'prénoms',
    'الاسم الأول',
    'الاسم الشخصي',
  ],
  middle_name: [
    'second name',
    'father name',
    'deuxième prénom',
    'second prénom',
    'nom du père',
    'الاسم الأوسط',
    'اسم الأب',
    'الاسم الثاني',
  ],
  last_name: [
    'surname',
    'family name',
    'nom de famille',
    'nom patronymique',
    'اسم العائلة',
    'اللقب',
    'الاسم الأخير',
    'الاسم العائلي',
  ],
  document_number: [
    'document',
    'document no',
    'id',
    'id number',
    'national id',
    'passport',
    'passport number',
    'passport no',
    'numéro de document',
    'numéro du document',
    'n° de document',
    'no de document',
    'n° du document',
    'pièce d’identité',
    'numéro d’identité',
    'numéro national',
    'carte d’identité',
    'passeport',
    'numéro de passeport',
    'n° de passeport',
    'no de passeport',
    'cin',
    'رقم الوثيقة',
    'رقم الهوية',
    'الرقم القومي',
    'رقم جواز السفر',
    'جواز السفر',
    'رقم البطاقة',
    'رقم المستند',
    'رقم الجواز',
    'رقم البطاقة الشخصية',
    'رقم بطاقة التعريف',
    'الرقم الوطني',
  ],
  nationality: [
    'country',
    'citizenship',
    'nationalité',
    'pays',
    'citoyenneté',
    'الجنسية',
    'الدولة',
    'البلد',
  ],
  gender: ['sex', 'sexe', 'genre', 'الجنس', 'النوع'],
  known_address: [
    'address',
    'adresse',
    'adresse connue',
    'domicile',
    'العنوان',
    'عنوان معروف',
    'محل الإقامة',
    'مكان الإقامة',
  ],
  birth_date_day: [
    'birth day',
    'day of birth',
    'dob day',
    'day',
    'jour',
    'jour de naissance',
    'يوم الميلاد',
    'اليوم',
  ],
  birth_date_month: [
    'birth month',
    'month of birth',
    'dob month',
    'month',
    'mois',
    'mois de naissance',
    'شهر الميلاد',
    'الشهر',
  ],
  birth_date_year: [
    'birth year',
    'year of birth',
    'dob year',
    'yob',
    'year',
    'année',
    'année de naissance',
    'سنة الميلاد',
    'عام الميلاد',
    'السنة',
  ],
  language: ['lang', 'script', 'langue', 'écriture', 'اللغة'],
  remarks: [
    'remark',
    'notes',
    'note',
    'comment',
    'comments',
    'reason',
    'remarque',
    'remarques',
    'commentaire',
    'commentaires',
    'observation',
    'observations',
    'motif',
    'ملاحظات',
    'ملاحظة',
    'السبب',
  ],
}

const fieldOf = new Map(
  sanctionFields.flatMap((field) =>
    [field, ...headings[field]].map((heading) => [keyOf(heading), field] as const),
  ),
)

const wholeDates = [
  'birth date',
  'birthdate',
  'date of birth',
  'dob',
  'born',
  'date de naissance',
  'né le',
  'née le',
  'né(e) le',
  'تاريخ الميلاد',
  'تاريخ الولادة',
  'الميلاد',
]
const wholeDateKeys = new Set(wholeDates.map(keyOf))

/** The column whose heading names a whole date of birth, in a file that does not have its parts. */
export function guessBirthDate(
  header: readonly string[],
  guess: ColumnMapping,
): number | undefined {
  if (dateFields.some((field) => guess[field] !== undefined)) return undefined
  const column = header.findIndex((heading) => wholeDateKeys.has(keyOf(heading)))
  return column < 0 ? undefined : column
}

/** The field that each heading names. The first column of several for one field has it. */
export function guessColumns(header: readonly string[]): ColumnMapping {
  const mapping: ColumnMapping = {}
  const keys = header.map(keyOf)
  const hasFirstName = keys.some((key) => fieldOf.get(key) === 'first_name')
  for (const [column, key] of keys.entries()) {
    // In French, "nom" is the last name beside a "prénom", and the whole name without one.
    const field = key === 'nom' ? (hasFirstName ? 'last_name' : 'full_name') : fieldOf.get(key)
    if (field) mapping[field] ??= column
  }
  return mapping
}

/** Alef with hamza is written without it as often, and what is not a letter or digit only separates. */
function keyOf(heading: string): string {
  const words = foldText(heading).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim()
}
