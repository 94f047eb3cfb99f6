import { createFileRoute } from '@tanstack/react-router'
import { redirectFromIndex } from '@/auth/guards'

export const Route = createFileRoute('/app/pages/')({
  beforeLoad: ({ context, location }) =>
    redirectFromIndex(context.auth, '/app/pages', location.state),
})
