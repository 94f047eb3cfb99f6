type Path = readonly (string | number)[]

/** A valid response with one value replaced or removed. */
export type Damage = {
  path: Path
  /** The path without indexes, such as `sessions[].created_at`. */
  shape: string
  kind: Kind
  answer: unknown
}

const others = [
  ['as text', 'odd'],
  ['as number', 7],
  ['as boolean', true],
  ['as list', []],
  ['as object', {}],
] as const
export type Kind = 'missing' | 'null' | (typeof others)[number][0] | 'one level deeper'

const nothing = Symbol('missing')

/**
 * Creates a damaged copy of the response for each value and kind of damage. If several values have the same path shape,
 * only one of them is damaged.
 */
export function createDamages(answer: unknown): Damage[] {
  const places = new Map<string, { path: Path; value: unknown }>()
  collect(answer, [])
  return [...places].flatMap(([shape, { path, value }]) =>
    createReplacements(value, path).map(([kind, put]) => ({
      path,
      shape,
      kind,
      answer: withValue(answer, path, put),
    })),
  )

  function collect(value: unknown, path: Path) {
    const shape = formatShape(path)
    const knownPlace = places.get(shape)
    if (path.length > 0 && (knownPlace?.value === undefined || knownPlace.value === null))
      places.set(shape, { path, value })
    if (Array.isArray(value)) value.forEach((item, index) => collect(item, [...path, index]))
    else if (isObject(value))
      for (const [key, item] of Object.entries(value)) collect(item, [...path, key])
  }
}

function createReplacements(value: unknown, path: Path): [Kind, unknown][] {
  const kinds: [Kind, unknown][] = [
    ['null', null],
    ['one level deeper', { value }],
  ]
  // Removing an array's element isn't damage, because the array only becomes shorter.
  if (typeof path.at(-1) === 'string') kinds.push(['missing', nothing])
  for (const [kind, put] of others)
    if (getTypeName(put) !== getTypeName(value)) kinds.push([kind, put])
  return kinds
}

const getTypeName = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? withValue(item, rest, put) : item))
  if (!isObject(value)) return value
  const next = withValue(value[key], rest, put)
  const { [key]: _, ...without } = value
  return next === nothing ? without : { ...value, [key]: next }
}

const formatShape = (path: Path) =>
  path
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .replace(/^\./, '')

/** How far the damage reaches in the parsed response. `whole` means that the response could not be parsed. */
export type Reach = 'none' | 'field' | 'row' | 'more' | 'whole'

/** Compares the parsed valid and damaged responses, and returns how far the damage reaches. */
export function measureReach(before: unknown, after: unknown, [key, ...rest]: Path): Reach {
  if (isSame(before, after)) return 'none'
  if (key === undefined) return 'field'
  if (Array.isArray(before) && typeof key === 'number') {
    // An optional list is undefined after its only row was dropped.
    if (!Array.isArray(after)) return before.length === 1 ? 'row' : 'more'
    if (isSame(before.toSpliced(key, 1), after)) return 'row'
    return isSame(before.toSpliced(key, 1), after.toSpliced(key, 1))
      ? measureReach(before[key], after[key], rest)
      : 'more'
  }
  if (!isObject(before) || !isObject(after)) return 'more'
  const isElsewhere = [...new Set([...Object.keys(before), ...Object.keys(after)])].some(
    (each) => each !== key && each !== 'unread' && !isSame(before[each], after[each]),
  )
  return isElsewhere ? 'more' : measureReach(before[key], after[key], rest)
}

/** Whether two values are the same, ignoring undefined fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!(one instanceof Object && other instanceof Object)) return false
  const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return [...mine.keys(), ...theirs.keys()].every((key) => isSame(mine.get(key), theirs.get(key)))
}

/** Top-level fields that the portal requires. If one is damaged, the response may be unreadable. */
const neededFields = new Set([
  // Tokens, images, and main response fields.
  ...['access_token', 'refresh_token', 'signup_token', 'img', 'verified', 'result', 'upload_id'],
  // Arrays of list rows.
  ...['sessions', 'transactions', 'results', 'identities', 'users', 'organizations', 'uploads'],
  ...['bundles', 'services', 'sanction_lists', 'industries', 'roles'],
])

/** Fields that a row requires. If one is damaged, the portal may omit the row. */
const rowNames = new Set([
  ...['id', 'session_id', 'transaction_id', 'bundle_id', 'upload_id', 'name', 'value'],
  ...['service', 'check', 'date', 'error_code', 'platform', 'field_name', 'score'],
  ...['field', 'side', 'x', 'y', 'w', 'h'],
])

/** Returns how far damage to a value with this shape may reach. */
export function allowedReach(shape: string): Reach[] {
  const [name = '', parent = ''] = shape.split('.').toReversed()
  if (shape === name && neededFields.has(name)) return ['none', 'field', 'whole']
  const isRow = name.endsWith('[]') || (parent.endsWith('[]') && rowNames.has(name))
  return isRow ? ['none', 'field', 'row'] : ['none', 'field']
}

/** Returns the response with this kind of damage in every optional value. */
export function damagedEverywhere(answer: unknown, kind: Kind): unknown {
  return damageAt(answer, [])

  function damageAt(value: unknown, path: Path): unknown {
    if (Array.isArray(value)) return value.map((item, index) => damageAt(item, [...path, index]))
    if (isObject(value) && Object.keys(value).length > 0)
      return Object.fromEntries(
        Object.entries(value)
          .map(([key, item]) => [key, damageAt(item, [...path, key])] as const)
          .filter(([, item]) => item !== nothing),
      )
    const isFree = path.length > 0 && !allowedReach(formatShape(path)).some(isMoreThanField)
    const [, put] =
      (isFree && createReplacements(value, path).find(([each]) => each === kind)) || []
    return put === undefined ? value : put
  }
}

const isMoreThanField = (reach: Reach) => reach === 'row' || reach === 'whole'
