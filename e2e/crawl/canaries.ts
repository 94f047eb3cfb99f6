import { gunzipSync } from 'node:zlib'
import type { Sent } from '../usage/usage'

const names = [
  'Zephyrine Quillon',
  'Thaddeus Okonkwo-Brandt',
  'Ysolde Marchbanks',
  'Barnaby Vexworth',
  'Odalys Ferncastle',
  'Crispin Duskwater',
  'Wilhelmina Ashgrove',
  'Lysander Kettleby',
  'زهراء القنديلي',
  'طاهر المرجاوي',
  'شيماء الدهشوري',
  'غسان البرقوقي',
  'ياقوت السلحدار',
  'صفوان الزعفراني',
  'وجدان الخربوطلي',
  'قسورة النشاشيبي',
]
const nationalIds = [
  '28703141298713',
  '29108232174529',
  '27512090163847',
  '30204172851936',
  '28411253397142',
  '29906181473658',
  '26801302568291',
  '30107043619475',
]
const phones = ['01098765431', '01187654329', '01276543218', '01565432187', '+201043219876']
const emails = [
  'zephyrine.quillon@mail.example',
  'canary+tag@mail.example',
  'y.marchbanks@mail.example',
  'b_vexworth@mail.example',
  'odalys-f@mail.example',
]

/** 34 unique personal values. Three link tokens and three sign-in tokens bring the total to 40. */
export const personal = { names, nationalIds, phones, emails }
export const personalValues = Object.values(personal).flat()
export const linkTokens = {
  reset: 'reset-Qk7vX2mPd9Lw',
  initialize: 'initialize-Rt4nZ8bHs3Jc',
  verify: 'verify-Fy6gT1kWq5Vx',
}

/** Field name patterns, each with the values that replace the values of matching fields, in order. */
const kinds: [RegExp, string[]][] = [
  [/email/, emails],
  [/phone/, phones],
  [/nid|national|document_number|serial|reference/, nationalIds],
  [/(^|_)name$/, names],
]

/** Markup that is appended to each planted name. It would run if a page rendered the name as HTML. */
const markup = '<img src=x onerror=ran=1>'

/** Creates a planter that replaces a response's personal values with the values above, one after another. */
export function createPlanter() {
  const canaries = new Set<string>()
  const turns = new Map<string[], number>()
  const next = (values: string[]) => {
    const turn = turns.get(values) ?? 0
    turns.set(values, turn + 1)
    const value = values[turn % values.length] ?? ''
    canaries.add(value)
    return values === names ? value + markup : value
  }
  const plant = (value: unknown, field = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => plant(each, field))
    if (typeof value === 'object' && value)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plant(each, key)]))
    if (typeof value !== 'string' || value === '') return value
    const [, values] = kinds.find(([pattern]) => pattern.test(field)) ?? []
    // Keeps one-word names, because they may be service names.
    return values && (values !== names || value.includes(' ')) ? next(values) : value
  }
  return { canaries, plant }
}

/**
 * Returns the text and its possible decodings: percent encoding, JSON escapes, base64 or gzip, including nested
 * encodings.
 */
function readings(text: string, depth = 3): string[] {
  if (depth === 0) return [text]
  const others = [
    text.replaceAll('+', ' ').replace(/(?:%[0-9a-f]{2})+/gi, decode),
    text.replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    ...(text.match(/[\w+/-]{12,}={0,2}/g) ?? []).map((part) => unzip(Buffer.from(part, 'base64'))),
  ]
  return [
    text,
    ...others.filter((other) => other !== text).flatMap((other) => readings(other, depth - 1)),
  ]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function unzip(bytes: Buffer): string {
  try {
    return gunzipSync(bytes).toString()
  } catch {
    return bytes.toString()
  }
}

/** Returns the values that the sent requests contain, in any encoding that `readings` decodes. */
export function findLeaks(sent: readonly Sent[], values: readonly string[]): string[] {
  const texts = sent.flatMap(({ url, headers, body }) =>
    [url, headers, unzip(body)].flatMap((text) => readings(text)),
  )
  const all = texts.join('\n').toLowerCase()
  return values.filter((value) => all.includes(value.toLowerCase()))
}
