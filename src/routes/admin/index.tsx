import { createFileRoute } from '@tanstack/react-router'
import { leaveBareAdmin } from '@/auth/guards'

export const Route = createFileRoute('/admin/')({
  beforeLoad: ({ context, location }) => leaveBareAdmin(context.auth, location.state),
})
