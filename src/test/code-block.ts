import { screen } from '@testing-library/react'

/** Finds a code block by the label above it. */
export async function findCode(label: string): Promise<HTMLElement> {
  const caption = await screen.findByText(label, { selector: 'figcaption *' })
  const figure = caption.closest('figure')
  if (!figure) throw new Error(`${label} is not the caption of a figure`)
  return figure
}
