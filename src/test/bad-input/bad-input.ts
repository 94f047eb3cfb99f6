import * as fc from 'fast-check'
import { joinBytes } from '@/test/raw-zip'

export const isFull = Boolean(process.env['FULL'])

/** How many inputs a parser of texts gets, in `npm run test:full` and otherwise. */
export const TEXTS = isFull ? 10_000 : 100
/** How many whole files. */
export const FILES = isFull ? 500 : 50
/** How often a very long text repeats its start, at most. */
const REPEATS = isFull ? 20_000 : 5_000

/** Ends a test of that many inputs when one of them hangs, in milliseconds. */
export const TIMEOUT = isFull ? 1_200_000 : 60_000

/** `npm test` gives the same inputs in each run. `SEED` repeats a run that has failed: it prints its seed. */
const seed = process.env['SEED'] ?? (isFull ? undefined : '20261120')

/** How many inputs, and which. */
export const rounds = (numRuns: number) => ({
  numRuns,
  ...(seed === undefined ? {} : { seed: Number(seed) }),
})

/**
 * Gives a parser that many inputs, and returns the smallest that broke it: it must not throw. One that hangs ends the
 * test by its time limit.
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

/** As the unit `binary` of the library, which takes most of a second to list them all. */
const anyLetter = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))

/** Texts of what parsers stumble over, of `words` of the parser's own, of any letters, and now and then very long ones. */
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

/** Bytes of which some are changed, cut off, repeated or put in. */
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
