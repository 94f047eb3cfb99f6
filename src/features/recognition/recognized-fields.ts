import * as v from 'valibot'
import type { DocumentType, Recognition } from '@/backend/recognition'
import { nationalIdDigits, parseNationalId } from '@/lib/documents/national-id'
import { isDay } from '@/lib/period/period'
import { getText } from '@/lib/data-fields'

/** `doubtful` means that the service is unsure of its reading. */
export type FieldValidity = 'valid' | 'not_valid' | 'expired' | 'doubtful'

/** Minimum confidence of a field. The user should check the photo if the confidence is lower. */
const MIN_CONFIDENCE = 0.7

const twoScripts = v.object({ arabic: v.optional(v.string()), latin: v.optional(v.string()) })

/** Returns a field's texts. A field sent in two scripts has two texts, Arabic first. */
export function fieldTexts(result: Record<string, unknown>, field: string): string[] {
  const scripts = v.safeParse(twoScripts, result[field])
  const texts = scripts.success
    ? [scripts.output.arabic, scripts.output.latin]
    : [getText(result, field)]
  return texts.flatMap((text) => (text?.trim() ? text : []))
}

/** Returns the fields with one text each, for code that doesn't distinguish scripts. */
export function flatResult(result: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(result).map(([field, value]) => {
      const texts = fieldTexts(result, field)
      return [field, texts.length > 0 ? texts.join(' ') : value]
    }),
  )
}

/**
 * Returns the service's confidence in a field, from 0 to 1: the lowest confidence among the field's boxes. Undefined if
 * no box has a confidence.
 */
export function fieldConfidence({ boxes = [] }: Recognition, field: string): number | undefined {
  const knownConfidences = boxes.flatMap((box) =>
    box.field === field ? (box.confidence ?? []) : [],
  )
  return knownConfidences.length > 0 ? Math.min(...knownConfidences) : undefined
}

/** Returns a field's validity, based on its value, its confidence and the service's check of its side. */
export function fieldValidity(
  recognition: Recognition,
  type: DocumentType,
  field: string,
  now = new Date(),
): FieldValidity | undefined {
  const { result, boxes = [], document_verification_plus: plus } = recognition
  const value = getText(flatResult(result), field)
  if (value === undefined) return undefined
  const own = ownValidity(type, field, value, now)
  if (own === 'not_valid') return own
  if (own === 'expired' || (field === 'expiry_date' && plus?.expired)) return 'expired'
  const side = boxes.find((box) => box.field === field)?.side
  const isSideValid =
    side === 'front'
      ? plus?.front_data_validity
      : side === 'back'
        ? plus?.back_data_validity
        : undefined
  if (isSideValid === false) return 'not_valid'
  const confidence = fieldConfidence(recognition, field)
  if (confidence !== undefined && confidence < MIN_CONFIDENCE) return 'doubtful'
  return own ?? (isSideValid ? 'valid' : undefined)
}

function ownValidity(
  type: DocumentType,
  field: string,
  value: string,
  now: Date,
): FieldValidity | undefined {
  if (type === 'egy_nid' && (field === 'front_nid' || field === 'back_nid'))
    return nationalIdDigits(value) && parseNationalId(value, now) ? 'valid' : 'not_valid'
  if (field === 'expiry_date' && isDay(value))
    return value < now.toISOString().slice(0, 10) ? 'expired' : 'valid'
  return undefined
}
