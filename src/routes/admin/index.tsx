import { createFileRoute } from '@tanstack/react-router'
import { redirectFromIndex } from '@/auth/guards'

export const Route = createFileRoute('/admin/')({
  beforeLoad: ({ context, location }) => redirectFromIndex(context.auth, '/admin', location.state),
})
