/**
 * Assigns each row a different column, or -1, to maximize the sum of the gains (the Hungarian method). A gain of 0
 * assigns nothing.
 */
export function assignBest(gains: readonly (readonly number[])[]): number[] {
  const rows = gains.length
  const size = Math.max(rows, gains[0]?.length ?? 0)
  const cost = (row: number, column: number) => -(gains[row]?.[column] ?? 0)
  const rowPotential = new Float64Array(size + 1)
  const columnPotential = new Float64Array(size + 1)
  // Rows and columns are 1-based. Column 0 contains the row that still needs a column.
  const rowByColumn = new Int32Array(size + 1)
  for (let row = 1; row <= size; row++) {
    const least = new Float64Array(size + 1).fill(Infinity)
    const cameFrom = new Int32Array(size + 1)
    const isUsed = new Uint8Array(size + 1)
    let column = 0
    rowByColumn[0] = row
    do {
      isUsed[column] = 1
      const current = rowByColumn[column] ?? 0
      let delta = Infinity
      let nearest = 0
      for (let next = 1; next <= size; next++) {
        if (isUsed[next] === 1) continue
        const reducedCost =
          cost(current - 1, next - 1) - (rowPotential[current] ?? 0) - (columnPotential[next] ?? 0)
        if (reducedCost < (least[next] ?? Infinity)) {
          least[next] = reducedCost
          cameFrom[next] = column
        }
        if ((least[next] ?? Infinity) < delta) {
          delta = least[next] ?? Infinity
          nearest = next
        }
      }
      for (let any = 0; any <= size; any++) {
        if (isUsed[any] === 1) {
          const assignedRow = rowByColumn[any] ?? 0
          rowPotential[assignedRow] = (rowPotential[assignedRow] ?? 0) + delta
          columnPotential[any] = (columnPotential[any] ?? 0) - delta
        } else least[any] = (least[any] ?? 0) - delta
      }
      column = nearest
    } while (rowByColumn[column] !== 0)
    while (column !== 0) {
      const previous = cameFrom[column] ?? 0
      rowByColumn[column] = rowByColumn[previous] ?? 0
      column = previous
    }
  }
  const assignedColumns = Array.from({ length: rows }, () => -1)
  for (let column = 1; column <= size; column++) {
    const row = (rowByColumn[column] ?? 0) - 1
    if ((gains[row]?.[column - 1] ?? 0) > 0) assignedColumns[row] = column - 1
  }
  return assignedColumns
}
