import { PageHeader } from '@/ui/display/page-header'
import { LoadingState } from '@/ui/feedback/loading-state'
import { useRouteTitle } from './use-route-title'

/** A screen whose data or code is on its way: its heading at once, its shape below. */
export function ScreenPending() {
  const title = useRouteTitle()
  return (
    <>
      {title ? <PageHeader title={title} /> : null}
      <LoadingState />
    </>
  )
}
