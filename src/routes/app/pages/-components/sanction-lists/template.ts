import { sanctionFields, type SanctionField } from '@/backend/sanction'
import { saveFile } from '@/browser/save-file'
import { csvTable } from '@/lib/csv'
import { getCsvSeparator } from '@/stores/preferences'

/** Two invented people: one with a Latin name, one with an Arabic name. */
const examples: readonly Partial<Record<SanctionField, string | number>>[] = [
  {
    full_name: 'Samir Example El-Namouzagy',
    document_number: 'X0000001',
    nationality: 'Egypt',
    gender: 'male',
    birth_date_day: 5,
    birth_date_month: 11,
    birth_date_year: 1970,
    language: 'en',
    remarks: 'Replace these rows with your own',
  },
  {
    full_name: 'سميرة مثال النموذجي',
    document_number: 'X0000002',
    birth_date_year: 1981,
    language: 'ar',
  },
]

/** Saves a CSV template whose headings don't require mapping. */
export function saveTemplate(): void {
  const columns = sanctionFields.map((field) => ({
    header: field,
    value: (example: (typeof examples)[number]) => example[field],
  }))
  const type = 'text/csv;charset=utf-8'
  saveFile(
    new Blob([csvTable(columns, examples, getCsvSeparator())], { type }),
    'sanction-list-template.csv',
  )
}
