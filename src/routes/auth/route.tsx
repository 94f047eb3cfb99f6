import { Outlet, createFileRoute } from '@tanstack/react-router'
import { brandName, termsUrl } from '@/lib/config'
import { AuthLayout } from '@/routes/auth/-components/auth-layout'

export const Route = createFileRoute('/auth')({ component: AuthArea })

function AuthArea() {
  return (
    <AuthLayout brand={brandName} termsUrl={termsUrl}>
      <Outlet />
    </AuthLayout>
  )
}
