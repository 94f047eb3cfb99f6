import { knownServices, type ServiceName } from '@/api/bundles/schema'

/** Milliseconds a service takes at least and at most, in the order a session goes through them. */
const order: readonly [service: (typeof knownServices)[number], least: number, most: number][] = [
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

/** A service is a small number inside the mock: its place in the known services. */
export function serviceNumber(service: (typeof knownServices)[number]): number {
  return knownServices.indexOf(service)
}

export function serviceOf(number: number): ServiceName {
  const service = knownServices[number]
  if (!service) throw new Error(`no service ${number}`)
  return service
}

/** The active services in the order a session goes through them. */
export function flowOf(services: readonly ServiceName[]): number[] {
  return order
    .filter(([service]) => services.includes(service))
    .map(([name]) => serviceNumber(name))
}

const span = new Map(order.map(([service, least, most]) => [serviceNumber(service), [least, most]]))

/** `part` is 0 to 1. */
export function serviceDuration(service: number, part: number): number {
  const [least = 500, most = 1500] = span.get(service) ?? []
  return Math.round(least + part * (most - least))
}
