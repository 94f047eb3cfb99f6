// Loads the tooltip code on first use, because no screen needs it to render. If loading fails, times have no tooltip.
const load = () => import('./write-time-hint').catch(() => undefined)

/** Writes the tooltip of the time under the pointer. */
export async function hintTime(time: HTMLTimeElement, locale: string): Promise<void> {
  const hints = await load()
  hints?.writeTimeHint(time, locale)
}

/** Shows a row's tooltips when the row receives the focus, and hides them when the row loses it. */
export async function hintRow(
  { target, type }: { target: Element; type: string },
  locale: string,
): Promise<void> {
  const hints = await load()
  hints?.toggleRowHints(target, type === 'focus', locale)
}
