/** Earlier first. Moments that are the same or cannot be read keep the order they came in. */
export function byMoment(a: string, b: string): number {
  return (Date.parse(a) || 0) - (Date.parse(b) || 0)
}
