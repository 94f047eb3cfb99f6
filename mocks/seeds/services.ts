import { knownServices, type ServiceName } from '@/api/bundles/schema'

/** The services in the order of a session, each with its shortest and longest duration in milliseconds. */
const order: readonly [service: (typeof knownServices)[number], min: number, max: number][] = [
  ['phone_otp', 900, 2600],
  ['email_otp', 900, 2600],
  ['ocr', 1800, 4500],
  ['passport_ocr', 1600, 3900],
  ['commercial_register_ocr', 2400, 6000],
  ['tax_card_ocr', 1900, 4200],
  ['liveness', 9000, 21_000],
  ['face_match', 900, 2400],
  ['ntra', 700, 3200],
  ['cso', 1200, 5200],
  ['sanction_shield', 400, 1500],
  ['name_match', 150, 600],
  ['transliteration', 120, 500],
]

/** Inside the mock a service is a small number: its index in the known services. */
export function serviceNumber(service: (typeof knownServices)[number]): number {
  return knownServices.indexOf(service)
}

export function serviceOf(number: number): ServiceName {
  const service = knownServices[number]
  if (!service) throw new Error(`There is no service ${number}`)
  return service
}

/** The numbers of the services in the order of a session. */
export function flowOf(services: readonly ServiceName[]): number[] {
  return order
    .filter(([service]) => services.includes(service))
    .map(([name]) => serviceNumber(name))
}

const durations = new Map(order.map(([service, min, max]) => [serviceNumber(service), [min, max]]))

/** Milliseconds. `share` goes from 0 (the shortest) to 1 (the longest). */
export function serviceDuration(service: number, share: number): number {
  const [min = 500, max = 1500] = durations.get(service) ?? []
  return Math.round(min + share * (max - min))
}

/** The services that the provider offers: one more than the portal knows. */
export const providerServices: readonly string[] = [...knownServices, 'proof_of_address']
