export interface ExampleSession {
  id: string
  name: string
  status: 'success' | 'failure' | 'warning'
  started: string
  seconds: number
  error: string
}

const names = ['Nadia Rahman', 'Omar Haddad', 'Claire Dubois', 'Yuki Tanaka', 'ليلى منصور']
const statuses = ['success', 'success', 'failure', 'warning'] as const
const errors = {
  success: '',
  failure: 'The document has expired',
  warning: 'The photo of the document is too dark, so its number could not be read',
}

/** Returns `count` sessions, one per day. */
export const exampleSessions = (count: number): ExampleSession[] =>
  Array.from({ length: count }, (_, at) => {
    const status = statuses[at % statuses.length] ?? 'success'
    return {
      id: `66f2a1c09d3e4b5a7c8d${(0x9e00 + at).toString(16)}`,
      name: names[at % names.length] ?? '',
      status,
      started: new Date(Date.UTC(2026, 10, 20 - (at % 300), 9, 24)).toISOString(),
      seconds: 24 + ((at * 37) % 90),
      error: errors[status],
    }
  })

export const rowKey = ({ id }: ExampleSession) => id
