import { useLayout } from '@/stores/layout'
import { PendingScreen } from './default-pending'

/** The outline of the shell while its code loads (src/outline.css), so that nothing moves when it appears. */
export function AreaSkeleton() {
  const { navType, navCollapsed } = useLayout()
  return (
    <div className="area-outline" data-nav={navType}>
      <div className="area-header" />
      <div className="area-side" data-collapsed={navCollapsed || undefined} />
      <main className="area-main">
        <PendingScreen />
      </main>
    </div>
  )
}
