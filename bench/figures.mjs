// Computations on measured values.

const inOrder = (values) => values.toSorted((a, b) => a - b)
const middle = (ordered) => ordered[ordered.length >> 1]

export const median = (values) => middle(inOrder(values))

/** By how much each value differs from the one before, over all of them: that of the line with the least squares. */
export function slope(values) {
  const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const [center, level] = [(values.length - 1) / 2, mean(values)]
  const rise = values.reduce((sum, value, at) => sum + (at - center) * (value - level), 0)
  return rise / values.reduce((sum, _, at) => sum + (at - center) ** 2, 0)
}

/** The first value as a multiple of the second. */
const ratio = (value, base) => (value === base ? 1 : value / base)

/** The share that a change may add, beyond the spread. */
const MARGIN = 0.05
/** A spread that would hide much more than that. */
const RESTLESS = 0.1
/** The figures to which this limit applies. */
const LIMITED = ['list cold', 'list warm', 'later click'].map((step) => `${step}: script + layout`)
export const TOO_MUCH = 'TOO MUCH'

/**
 * How far the medians of two series of one build differ by chance. The values of both are split into two halves in
 * every possible way; in 19 of 20 ways the medians differ by no more than this share of themselves.
 */
export function spread(one, other) {
  const all = inOrder([...one, ...other])
  const differences = []
  const deal = (at, left, right) => {
    if (at === all.length) differences.push(Math.abs(ratio(middle(left), middle(right)) - 1))
    if (at < all.length && left.length < one.length) deal(at + 1, [...left, all[at]], right)
    if (at < all.length && right.length < other.length) deal(at + 1, left, [...right, all[at]])
  }
  deal(0, [], [])
  return inOrder(differences)[Math.floor(differences.length * 0.95)]
}

/**
 * Compares the medians of a figure in the old and the new build, with a verdict. The old one is measured twice: `again`
 * is its second series.
 */
export function compareSeries(figure, { old, new: current, again }) {
  const [before, after] = [median(old), median(current)]
  const times = ratio(after, before)
  const chance = spread(old, again)
  const isMore = times > 1 + MARGIN + chance
  const verdict = LIMITED.includes(figure) ? judge(isMore, chance) : isMore ? 'more' : ''
  return { before, after, times, chance, verdict }
}

function judge(isMore, chance) {
  if (isMore) return TOO_MUCH
  return chance > RESTLESS ? 'ok, but the machine was busy' : 'ok'
}

/**
 * Whether a value keeps its goal: at most a number (`most`), or a multiple (`times`) of the best peer's value. A figure
 * without a goal has no verdict.
 */
export function judgeGoal({ most, times }, value, best) {
  if (most !== undefined) return verdictOn(`≤ ${most}`, value, most)
  if (times !== undefined) return verdictOn(`≤ ${times} ×`, value, times * best)
  return { limit: '', verdict: '' }
}

function verdictOn(limit, value, most) {
  if (value <= most) return { limit, verdict: 'ok' }
  const over = most > 0 ? ` by ${Math.ceil((value / most - 1) * 100)} %` : ''
  return { limit, verdict: `MISSED${over}` }
}

/** What was on the screen at a time: the last frame until then, if there was one. */
export const frameAt = (frames, time) => frames.findLast(({ at }) => at <= time)?.data
