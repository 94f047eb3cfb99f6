import type { Examples } from '@gallery/example'
import { Virtual } from './data-table'

const Many = () => <Virtual rows={100_000} />

export const examples: Examples = {
  '100,000 rows': { Framed: Many, height: 420 },
  'three rows': { Framed: () => <Virtual rows={3} />, height: 200 },
  'no row': { Framed: () => <Virtual rows={0} />, height: 100 },
  'on a phone': { Framed: Many, width: 390, height: 420 },
}
