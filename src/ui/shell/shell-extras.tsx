import { PrintHead } from './print/print-head'
import { RouteProgress } from './route-progress'

/** What the frame of a screen does not start with. */
export function ShellExtras({ userName }: { userName: string }) {
  return (
    <>
      <PrintHead userName={userName} />
      <RouteProgress />
    </>
  )
}
