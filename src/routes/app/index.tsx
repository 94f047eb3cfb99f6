import { createFileRoute } from '@tanstack/react-router'
import { redirectFromIndex } from '@/auth/guards'

export const Route = createFileRoute('/app/')({
  beforeLoad: ({ context }) => redirectFromIndex(context.auth, '/app', {}),
})
