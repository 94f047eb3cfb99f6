import { createFileRoute, redirect } from '@tanstack/react-router'
import { leaveLoginWhenSignedIn } from '@/auth/guards'
import { loginSearchSchema } from '@/auth/login-search'

export const Route = createFileRoute('/auth/')({
  validateSearch: loginSearchSchema,
  beforeLoad: ({ context, search, location }) => {
    leaveLoginWhenSignedIn(context.auth, search.redirect, context.matchRoutes)
    throw redirect({ to: '/auth/login', search, state: location.state })
  },
})
