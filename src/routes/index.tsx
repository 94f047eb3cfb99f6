import { createFileRoute } from '@tanstack/react-router'
import { redirectFromIndex } from '@/auth/guards'

export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => redirectFromIndex(context.auth, '/', {}),
})
