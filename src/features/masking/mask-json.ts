import { maskValue, type PersonalKind } from '@/lib/personal'
import { personalKind, personalWords, mentionsPerson } from './personal-fields'

/**
 * Fields that describe the session, not the person, so they are masked only if their value looks personal.
 * `personalKind` decides how to mask all other fields.
 */
const open = new Set([
  ...['session_id', 'bundle_id', 'bundle_name', 'organization_id', 'organization_name'],
  ...['transaction_id', 'service', 'status', 'error_code', 'message', 'detail', 'type', 'at'],
  ...['created_at', 'ended_at', 'time', 'duration', 'duration_ms', 'attempts', 'trials_remaining'],
  ...['transactions_count', 'document_type', 'platform', 'sdk_version', 'review_required'],
  ...['billable', 'images', 'model', 'os', 'app_version', 'country', 'city', 'last_error'],
  ...['services', 'transactions', 'events', 'device', 'geo', 'data', 'advanced_confidence'],
  ...['fraud_detection_zone', 'face_fraud_zone', 'face_fraud_confidence'],
  ...['front_image_manipulation_zone', 'front_image_manipulation_confidence'],
])

/** Long numbers in these fields don't identify a person. */
const exempt = /^(?:session|transaction|bundle|organization)_id$/
const moment = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-][\d:]+)?)?$/

/**
 * Masks texts and numbers by their key, their content, or the person's values. Booleans, null and the structure stay
 * unchanged.
 */
export function maskJson(value: unknown, words: readonly string[] = []): unknown {
  return maskValueAt(value, 'data', [...words, ...personalWords(value)])
}

/**
 * Returns the kinds of personal data that `maskJson` would mask in a value. An unmasked export would contain this data.
 */
export function personalKinds(value: unknown, key = 'data'): PersonalKind[] {
  const words = personalWords(value)
  const kindsIn = (each: unknown, name: string): PersonalKind[] => {
    if (Array.isArray(each)) return each.flatMap((item) => kindsIn(item, name))
    if (typeof each === 'object' && each !== null)
      return Object.entries(each).flatMap(([inner, item]) => kindsIn(item, inner))
    if ((typeof each !== 'string' && typeof each !== 'number') || String(each).trim() === '')
      return []
    const kind = jsonKind(String(each), name, words)
    return kind ? [kind] : []
  }
  return [...new Set(kindsIn(value, key))]
}

/** Returns how to mask text or a number, by its key or its content, or undefined if it stays readable. */
function jsonKind(text: string, key: string, words: readonly string[]): PersonalKind | undefined {
  const kind = open.has(key) ? undefined : personalKind(key)
  if (kind) return kind
  const plain = exempt.test(key) || moment.test(text) || /^-?\d\.\d+$/.test(text)
  return plain || !mentionsPerson(text, words) ? undefined : 'text'
}

function maskValueAt(value: unknown, key: string, words: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => maskValueAt(each, key, words))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        // A key may itself be a personal number.
        mentionsPerson(name, words) ? maskValue('text', name) : name,
        maskValueAt(each, name, words),
      ]),
    )
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const text = String(value)
  const kind = jsonKind(text, key, words)
  return kind ? maskValue(kind, text) : value
}
