import { foldText } from '@/lib/fold-text'
import { filledCells, type SourceRow } from './check-rows'

/** A row below the list, with the row's text. */
export interface ListFooter {
  row: number
  text: string
}

/** Maximum number of footer rows, because lists end with few such lines. */
const MAX_FOOTERS = 3

const FOOTER =
  /^(?:(?:the )?end\b|end of|total|sub ?total|number of|generated|exported|printed|created|as of|last updated|source|page \d|note|disclaimer|copyright|©|\d+ (?:rows|records|entries)|fin\b|fin de|genere|nombre|page|ende\b|gesamt|summe|erstellt|quelle|fuente|generado|конец|итого|всего|источник|toplam|kaynak|liste sonu|نهايه|المجموع|الاجمالي|اجمالي|العدد|المصدر|صدر|تم )/u

/** Returns the last rows that look like a note below the list, with a single filled cell or footer words. */
export function findFooters(
  rows: readonly SourceRow[],
  leftOut: ReadonlySet<number>,
): ListFooter[] {
  const isWide = rows.some(({ cells }) => filledCells(cells).length > 2)
  const looksLikeFooter = ({ row, cells }: SourceRow) => {
    const filledTexts = filledCells(cells)
    const isAlone = filledTexts.length === 1 && isWide
    return leftOut.has(row) || isAlone || FOOTER.test(foldText(filledTexts[0] ?? ''))
  }
  const start = rows.findLastIndex((row) => !looksLikeFooter(row)) + 1
  const last = rows.slice(start)
  // Treats a longer run of such rows as people with only a name.
  if (start === 0 || last.length > MAX_FOOTERS) return []
  return last.map(({ row, cells }) => ({ row, text: filledCells(cells).join(' ') }))
}
