import { createFileRoute } from '@tanstack/react-router'
import { SignupArea } from './-components/signup-area'

export const Route = createFileRoute('/auth/signup')({
  component: SignupArea,
})
