import { knownServices, type KnownService, type ServiceName } from '@/backend/bundles'
import { createNumbering } from './numbered'

/**
 * Services in the order that a session uses them, with their shortest and longest durations in milliseconds. A service
 * without durations is never part of a session.
 */
const durations: Record<KnownService, readonly [min: number, max: number] | undefined> = {
  phone_otp: [900, 2600],
  email_otp: [900, 2600],
  ocr: [1800, 4500],
  passport_ocr: [1600, 3900],
  commercial_register_ocr: [2400, 6000],
  tax_card_ocr: [1900, 4200],
  liveness: [9000, 21_000],
  face_match: [900, 2400],
  ntra: [700, 3200],
  cso: [1200, 5200],
  sanction_shield: [400, 1500],
  name_match: [150, 600],
  transliteration: [120, 500],
  generic_ocr: undefined,
  digital_identity: undefined,
}

/** Services by number: the portal's known services, then all other services that tests chose. */
export const serviceNames = createNumbering<ServiceName>(knownServices)
export const serviceNumber = serviceNames.getNumber

export function getServiceName(number: number): ServiceName {
  const service = serviceNames.values[number]
  if (!service) throw new Error(`There is no service ${number}`)
  return service
}

/** Returns the service numbers in session order. */
export function toServiceNumbers(services: readonly ServiceName[]): number[] {
  return Object.entries(durations)
    .filter(([service, duration]) => duration && services.includes(service))
    .map(([service]) => serviceNumber(service))
}

const durationsByNumber = knownServices.map((service) => durations[service])

/** Returns a duration in milliseconds. `share` ranges from 0 (the shortest) to 1 (the longest). */
export function serviceDuration(service: number, share: number): number {
  const [min, max] = durationsByNumber[service] ?? [500, 1500]
  return Math.round(min + share * (max - min))
}

/** Services that the provider offers. The last service is unknown to the portal. */
export const providerServices: readonly string[] = [...knownServices, 'proof_of_address']
