import type { Examples } from '@gallery/example'
import { PrintedBy } from '@/ui/shell/print/printed-by'

export const examples: Examples = {
  'on the screen': () => <PrintedBy name="Mona Saleh" />,
  'long name': () => <PrintedBy name="Mona Abdel-Rahman Saleh El-Sayed, Compliance Operations" />,
}
