import { createFileRoute } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { requireClient } from '@/auth/guards'
import { AreaFrame } from '@/routes/-components/area-frame'

const load = () =>
  import('./-components/client-area').then((module) => ({ default: module.ClientArea }))
const ClientArea = lazy(load)

export const Route = createFileRoute('/app')({
  // Not split by the router: an area whose code comes late would be kept back until its screen has its data.
  codeSplitGroupings: [],
  beforeLoad: ({ context, location }) => {
    const scope = requireClient(context.auth, location.href)
    // Its code comes beside that of the screen; a failure is told where it is rendered.
    load().catch(() => {})
    return { scope }
  },
  component: Area,
})

function Area() {
  return (
    <Suspense fallback={<AreaFrame />}>
      <ClientArea />
    </Suspense>
  )
}
