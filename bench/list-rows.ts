export interface ListRow {
  id: string
  name: string
  started: string
  passed: boolean
  attempts: number
  /** The text that a filter compares: folded once, not at every key press. */
  folded: string
}

const firstNames = ['Mona', 'Hany', 'Nour', 'Omar', 'Salma', 'Karim', 'Laila', 'Youssef']
const lastNames = ['Saleh', 'Mansour', 'Fahmy', 'Ibrahim', 'Nasser', 'Zaki', 'Hegazy']

/** The same rows every time, none like the next. */
export function listRows(count: number): ListRow[] {
  const now = Date.now()
  return Array.from({ length: count }, (_, index) => {
    const mixed = Math.imul(index + 1, 0x9e3779b1) >>> 0
    const id = `${mixed.toString(16).padStart(8, '0')}-${index.toString(16).padStart(12, '0')}`
    const first = firstNames[mixed % firstNames.length] ?? ''
    const last = lastNames[(mixed >>> 8) % lastNames.length] ?? ''
    const name = `${first} ${last}`
    return {
      id,
      name,
      started: new Date(now - index * 60_000).toISOString(),
      passed: mixed % 10 < 7,
      attempts: 1 + (mixed % 6),
      folded: `${id} ${name}`.toLowerCase(),
    }
  })
}
