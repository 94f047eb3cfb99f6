/**
 * Numbers a column's values, so an index can store them in typed arrays. A new value gets the next number in all
 * databases.
 */
export function createNumbering<T>(knownValues: readonly T[]) {
  const values = [...knownValues]
  const getNumber = (value: T): number => {
    const number = values.indexOf(value)
    return number < 0 ? values.push(value) - 1 : number
  }
  return { values, getNumber } as const
}
