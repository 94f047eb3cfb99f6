import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/app/pages/')({
  beforeLoad: ({ location: { state } }) => {
    throw redirect({ to: '/app/pages/home', state })
  },
})
