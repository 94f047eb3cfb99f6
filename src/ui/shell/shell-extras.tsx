import { PrintHead } from './print/print-head'
import { RouteProgress } from './route-progress'

/** Parts of the shell that load after the first screen. */
export function ShellExtras({ userName }: { userName: string }) {
  return (
    <>
      <PrintHead userName={userName} />
      <RouteProgress />
    </>
  )
}
