import { createFileRoute } from '@tanstack/react-router'
import { loadEveryMessage } from '@/i18n/i18n'
import { SignupArea } from './-components/signup-area'

export const Route = createFileRoute('/auth/signup')({
  loader: loadEveryMessage,
  component: SignupArea,
})
