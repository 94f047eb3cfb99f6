import * as fc from 'fast-check'
import { joinBytes } from '@/test/raw-zip'

export const isFull = Boolean(process.env['FULL'])

/** Number of inputs per text parser, larger in `npm run test:full`. */
export const TEXTS = isFull ? 10_000 : 100
/** Number of inputs per file parser. */
export const FILES = isFull ? 500 : 50
/** Maximum number of repetitions in a very long text. */
const REPEATS = isFull ? 20_000 : 5_000

/** Test timeout in milliseconds, long enough to stop only tests that hang. */
export const TIMEOUT = isFull ? 1_200_000 : 60_000

/** `npm test` uses the same inputs in each run. To repeat a failed run, set `SEED` to the seed that the run printed. */
const seed = process.env['SEED'] ?? (isFull ? undefined : '20261120')

/** fast-check options: the number of inputs and their seed. */
export const rounds = (numRuns: number) => ({
  numRuns,
  ...(seed === undefined ? {} : { seed: Number(seed) }),
})

/**
 * Passes `runs` inputs to a parser, and reports the smallest input that makes the parser throw. If the parser hangs,
 * the test times out.
 */
export async function findCounterexample<Input>(
  inputs: fc.Arbitrary<Input>,
  parse: (input: Input) => unknown,
  runs = TEXTS,
): Promise<string | undefined> {
  const property = fc.asyncProperty(inputs, async (input) => void (await parse(input)))
  const result = await fc.check(property, rounds(runs))
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

/** Replaces fast-check's unit `binary`, because it takes most of a second to list all characters. */
const anyLetter = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))

/**
 * Generates texts from difficult characters and the parser's own `words`, texts from any characters, and occasionally
 * very long texts.
 */
export const anyText = (...words: string[]) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.string({ unit: fc.constantFrom(...nasty, ...words), maxLength: 60 }),
    },
    { weight: 3, arbitrary: fc.string({ unit: anyLetter, maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...nasty, ...words),
          fc.integer({ min: 1, max: REPEATS }),
          fc.string(),
        )
        .map(([unit, count, rest]) => unit.repeat(count) + rest),
    },
  )

/** Generates copies of the files with some bytes changed, cut off, repeated or inserted. */
export const damagedFiles = (originals: readonly Uint8Array[]) =>
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
        if (change === 'double') return joinBytes([before, after.subarray(0, 64), after])
        if (change === 'insert') return joinBytes([before, Uint8Array.of(value), after])
        const changedBytes = Uint8Array.from(bytes)
        changedBytes[at] = value
        return changedBytes
      }, Uint8Array.from(original)),
    )
