import { Suspense, type ReactNode } from 'react'
import { columnMark } from '@/ui/table/column-mark'
import classes from './open-record.module.css'

const markRecord = columnMark('data-record')

/**
 * Container for a list's lazily loaded record. It must be a direct child of `main`, to reserve the space beside the
 * list on a wide screen.
 */
export function OpenRecord({ children }: { children: ReactNode }) {
  return (
    <div ref={markRecord} className={classes.record}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  )
}
