import type { Fault } from '../../mocks/faults'

/** Returns a random number from 0 up to, but not including, 1. */
export type Draw = () => number

export function pick<Item>(items: readonly Item[], draw: Draw): Item {
  const item = items[Math.floor(draw() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

const statuses = [400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 501, 502, 503, 504, 508, 599]

const bodies = [
  { body: undefined },
  { body: null },
  { body: {} },
  { body: [] },
  { body: 'text' },
  { body: 42 },
  { body: { message: 'Refused by the storm' } },
  { body: { message: 5 } },
  { body: { message: { deep: ['er'] } } },
  { body: { error_code: 7001 } },
  { body: { errors: { name: ['Not so'] } } },
  { body: { detail: [{ loc: ['body'], msg: 'no' }] } },
  { body: { result: null } },
]

/** Path parts of the requests that may fail. The paths of login, refresh and logout don't match. */
const paths = [
  '/valify/',
  '/valify/bundle',
  '/valify/organization',
  '/accounts/',
  '/digital_identity/',
]

const status = (draw: Draw, path: string): Fault => ({
  kind: 'status',
  path,
  status: pick(statuses, draw),
  ...pick(bodies, draw),
})

const kinds: readonly ((draw: Draw, path: string) => Fault)[] = [
  status,
  status,
  (draw, path) => ({
    kind: 'status',
    path,
    status: pick([429, 503], draw),
    headers: { 'retry-after': pick(['0', '1', 'soon', '-5'], draw) },
  }),
  (draw, path) => ({
    kind: 'error_code',
    path,
    code: Math.floor(draw() * 9000),
    status: pick([400, 403, 422], draw),
  }),
  (draw, path) => ({ kind: 'html', path, status: pick([200, 404, 502], draw) }),
  (draw, path) => ({ kind: 'empty', path, status: pick([200, 204, 500], draw) }),
  (draw, path) => ({ kind: 'drip', path, ms: 5, bytes: 200 + Math.floor(draw() * 4000) }),
  (draw, path) => ({ kind: 'latency', path, ms: Math.floor(draw() * 500) }),
  (_draw, path) => ({ kind: 'expired_token', path }),
  (_draw, path) => ({ kind: 'drop', path }),
  (_draw, path) => ({ kind: 'truncated', path }),
  (_draw, path) => ({ kind: 'wrong_shape', path }),
]

/** Refresh faults that lose no token, because the backend either doesn't process the request or just responds late. */
const ofRefresh: readonly Fault[] = [
  { path: '/refresh/', kind: 'status', status: 503 },
  { path: '/refresh/', kind: 'html', status: 502 },
  { path: '/refresh/', kind: 'latency', ms: 400 },
]

/** Draws random faults for the next requests, from all kinds, statuses, bodies and delays. */
export function drawFaults(draw: Draw, count: number): Fault[] {
  const faults = Array.from({ length: count }, () => pick(kinds, draw)(draw, pick(paths, draw)))
  return draw() < 0.02 ? [pick(ofRefresh, draw), ...faults] : faults
}
