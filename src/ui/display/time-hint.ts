// Comes with the first look at a time: no first screen needs it. Without it, a time has no tooltip.
const load = () => import('./write-time-hint').catch(() => undefined)

/** Writes the tooltip of a time that is pointed at. */
export async function hintTime(time: HTMLTimeElement, locale: string): Promise<void> {
  const hints = await load()
  hints?.writeTimeHint(time, locale)
}

/** Shows the tooltips of the row that has received the focus, and hides them when it is lost. */
export async function hintRow(
  { target, type }: { target: Element; type: string },
  locale: string,
): Promise<void> {
  const hints = await load()
  hints?.toggleRowHints(target, type === 'focus', locale)
}
