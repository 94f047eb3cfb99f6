import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { parseNationalId } from '@/lib/documents/national-id'
import { getText } from '@/lib/data-fields'

export interface DocumentGroup {
  id: 'person' | 'address' | 'document' | 'other'
  fields: { key: string; value: string | undefined }[]
}

const fieldOrder = {
  person: [
    'full_name',
    'first_name',
    'front_nid',
    'date_of_birth',
    'age',
    'gender',
    'birth_governarate',
    'marital_status',
    'religion',
    'profession',
    'husband_name',
    'nationality',
  ],
  address: ['street', 'area', 'police_station', 'governorate'],
  document: ['passport_number', 'serial_number', 'back_nid', 'release_date', 'expiry_date'],
} as const

const groupNames = {
  person: msg`Person`,
  address: msg`Address`,
  document: msg`Document`,
  other: msg`Other fields`,
}

export function useGroupName(): (group: DocumentGroup['id']) => string {
  const { i18n } = useLingui()
  return (group) => i18n._(groupNames[group])
}

const knownFields = new Set<string>(Object.values(fieldOrder).flat())
const passportFields = new Set(['passport_number', 'nationality'])

/**
 * Returns the fields read from a document, in reading order with unknown fields last, or [] if nothing was read. Only a
 * national ID also includes unread fields.
 */
export function documentGroups(
  data: Record<string, unknown>,
  { isNationalId }: { isNationalId: boolean },
): DocumentGroup[] {
  const field = (key: string) => ({ key, value: getText(data, key) })
  const listVisible = (keys: readonly string[]) =>
    keys
      .filter((key) => Object.hasOwn(data, key) || (isNationalId && !passportFields.has(key)))
      .map(field)
      // Hides the husband's name if it is empty and the holder is a man. A filled-in name is a finding, so it stays.
      .filter(({ key, value }) => key !== 'husband_name' || value !== undefined || !isMan(data))
  const groups: DocumentGroup[] = [
    { id: 'person', fields: listVisible(fieldOrder.person) },
    { id: 'address', fields: listVisible(fieldOrder.address) },
    { id: 'document', fields: listVisible(fieldOrder.document) },
    {
      id: 'other',
      fields: Object.keys(data)
        .filter((key) => !knownFields.has(key))
        .map(field)
        .filter(({ value }) => value !== undefined),
    },
  ]
  return groups.filter(({ fields }) => fields.some(({ value }) => value !== undefined))
}

/** Whether the holder is a man according to the national ID or, without a valid ID, the printed gender. */
function isMan(data: Record<string, unknown>): boolean {
  const nationalId = parseNationalId(getText(data, 'front_nid') ?? '')
  if (nationalId) return nationalId.sex === 'male'
  return /^(m|male|ذكر)$/i.test(getText(data, 'gender')?.trim() ?? '')
}
