import { Suspense, type ReactNode } from 'react'
import { columnMark } from '@/ui/table/column-mark'
import classes from './open-record.module.css'

const markRecord = columnMark('data-record')

/** Around the lazily loaded record of a list, directly in `main`: on a wide screen it reserves the space beside the list. */
export function OpenRecord({ children }: { children: ReactNode }) {
  return (
    <div ref={markRecord} className={classes.record}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  )
}
