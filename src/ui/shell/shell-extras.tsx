import { PrintHead } from './print/print-head'
import { RouteProgress } from './route-progress'

/** Parts of a screen's frame that load after its start. */
export function ShellExtras({ userName }: { userName: string }) {
  return (
    <>
      <PrintHead userName={userName} />
      <RouteProgress />
    </>
  )
}
