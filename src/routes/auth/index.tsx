import { createFileRoute, redirect } from '@tanstack/react-router'
import { loginSearchSchema, redirectIfSignedIn } from '@/auth/guards'

export const Route = createFileRoute('/auth/')({
  validateSearch: loginSearchSchema,
  beforeLoad: ({ context, search, location }) => {
    redirectIfSignedIn(context.auth, '/auth', search.redirect, context.matchRoutes)
    throw redirect({ to: '/auth/login', search, state: location.state })
  },
})
