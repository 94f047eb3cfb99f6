import * as fc from 'fast-check'
import { joined } from '@/test/raw-zip'

const isFull = Boolean(process.env['FULL'])

/** How many inputs a parser of texts gets, in `npm run test:full` and otherwise. */
export const TEXTS = isFull ? 100_000 : 200
/** How many whole files. */
export const FILES = isFull ? 2_000 : 200

/** For a test of that many inputs, in milliseconds. */
export const TIMEOUT = isFull ? 1_200_000 : 60_000

/** Repeats a run that has failed: it prints its seed. */
const seed = process.env['SEED'] ? { seed: Number(process.env['SEED']) } : {}

/** Milliseconds for each kB of input. */
const LIMIT = 50

type Options<Input> = { runs?: number; size: (input: Input) => number }

/**
 * Gives a parser that many inputs, and returns the smallest that broke it: it must not throw, and takes no longer than 50 ms for
 * each kB. An input that took longer is given again, because the machine may have paused.
 */
export async function problemOf<Input>(
  inputs: fc.Arbitrary<Input>,
  read: (input: Input) => unknown,
  { runs = TEXTS, size }: Options<Input>,
): Promise<string | undefined> {
  const timed = async (input: Input) => {
    const since = performance.now()
    await read(input)
    return performance.now() - since
  }
  const property = fc.asyncProperty(inputs, async (input) => {
    const limit = LIMIT * Math.max(1, size(input) / 1024)
    if ((await timed(input)) <= limit) return
    const least = Math.min(await timed(input), await timed(input), await timed(input))
    if (least > limit) throw new Error(`It takes ${least} ms, and ${limit} are allowed.`)
  })
  const result = await fc.check(property, { numRuns: runs, ...seed })
  return result.failed ? fc.defaultReportMessage(result) : undefined
}

const nasty = [
  ...'0123456789.,;:+-=@|\t\n\r "\'<>/\\%&?#(){}[]',
  ...'٠١٢٩۴，；．－+０',
  '\0',
  '\u{FEFF}',
  '\u200F',
  '\u202E',
  '\u2028',
  '\uD800',
  '\u0301',
  '🜚',
  'é',
  'ا',
  '日',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '1e999',
  '-0',
  'null',
  'undefined',
  '%E0%A4%A',
  '../',
  'javascript:',
  '<script>',
  '=cmd|',
]

/** Texts of what parsers stumble over, of `words` of the parser's own, of any letters, and now and then very long ones. */
export const anyText = (...words: string[]) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.string({ unit: fc.constantFrom(...nasty, ...words), maxLength: 60 }),
    },
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...nasty, ...words),
          fc.integer({ min: 1, max: 20_000 }),
          fc.string(),
        )
        .map(([unit, count, rest]) => unit.repeat(count) + rest),
    },
  )

/** Bytes of which some are changed, cut off, repeated or put in. */
export const damaged = (originals: readonly Uint8Array[]) =>
  fc
    .tuple(
      fc.constantFrom(...originals),
      fc.array(
        fc.tuple(
          fc.nat(),
          fc.constantFrom(0, 1, 0x7f, 0x80, 0xff),
          fc.constantFrom('set', 'cut', 'double', 'insert'),
        ),
        { maxLength: 6 },
      ),
    )
    .map(([original, changes]) =>
      changes.reduce((bytes, [place, value, change]) => {
        const at = bytes.length > 0 ? place % bytes.length : 0
        const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
        if (change === 'cut') return after.length > before.length ? after : before
        if (change === 'double') return joined([before, after.subarray(0, 64), after])
        if (change === 'insert') return joined([before, Uint8Array.of(value), after])
        const changed = Uint8Array.from(bytes)
        changed[at] = value
        return changed
      }, Uint8Array.from(original)),
    )

export const textSize = (text: string) => text.length
export const byteSize = (bytes: Uint8Array) => bytes.length
