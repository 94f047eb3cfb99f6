import { createFileRoute } from '@tanstack/react-router'
import { leaveRoot } from '@/auth/guards'

export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => leaveRoot(context.auth),
})
