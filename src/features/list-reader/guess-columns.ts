import { sanctionFields, type SanctionField } from '@/api/sanction/schema'
import type { ColumnMapping } from '@/api/sanction-lists/schema'
import { foldText } from '@/lib/fold-text'

/** Headings that people give to a field, in English and Arabic, besides its own name. */
const headings: Record<SanctionField, readonly string[]> = {
  full_name: ['name', 'person', 'الاسم', 'الاسم الكامل', 'الاسم بالكامل', 'اسم الشخص'],
  first_name: ['given name', 'forename', 'الاسم الأول'],
  middle_name: ['second name', 'father name', 'الاسم الأوسط', 'اسم الأب', 'الاسم الثاني'],
  last_name: ['surname', 'family name', 'اسم العائلة', 'اللقب', 'الاسم الأخير'],
  document_number: [
    'document',
    'document no',
    'id',
    'id number',
    'national id',
    'passport',
    'passport number',
    'passport no',
    'رقم الوثيقة',
    'رقم الهوية',
    'الرقم القومي',
    'رقم جواز السفر',
    'جواز السفر',
    'رقم البطاقة',
  ],
  nationality: ['country', 'citizenship', 'الجنسية', 'الدولة', 'البلد'],
  gender: ['sex', 'الجنس', 'النوع'],
  known_address: ['address', 'العنوان', 'عنوان معروف', 'محل الإقامة'],
  birth_date_day: ['birth day', 'day of birth', 'dob day', 'day', 'يوم الميلاد', 'اليوم'],
  birth_date_month: ['birth month', 'month of birth', 'dob month', 'month', 'شهر الميلاد', 'الشهر'],
  birth_date_year: [
    'birth year',
    'year of birth',
    'dob year',
    'yob',
    'year',
    'سنة الميلاد',
    'عام الميلاد',
    'السنة',
  ],
  language: ['lang', 'script', 'اللغة'],
  remarks: ['remark', 'notes', 'note', 'comment', 'comments', 'reason', 'ملاحظات', 'السبب'],
}

const fieldOf = new Map(
  sanctionFields.flatMap((field) =>
    [field, ...headings[field]].map((heading) => [keyOf(heading), field] as const),
  ),
)

/** The field that each heading names. The first column of several for one field has it. */
export function guessColumns(header: readonly string[]): ColumnMapping {
  const mapping: ColumnMapping = {}
  for (const [column, heading] of header.entries()) {
    const field = fieldOf.get(keyOf(heading))
    if (field) mapping[field] ??= column
  }
  return mapping
}

/** Alef with hamza is written without it as often, and what is not a letter or digit only separates. */
function keyOf(heading: string): string {
  const words = foldText(heading).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim()
}
