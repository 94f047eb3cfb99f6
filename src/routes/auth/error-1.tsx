import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { loginSearchSchema } from '@/auth/guards'
import { ErrorScreen } from './-components/error-screen'

/** Converts the reference to a string, because the router parses a reference of only digits as a number. */
const reference = v.pipe(v.unknown(), v.transform(String), v.regex(/^[2-9B-Z]{6}$/))
const searchSchema = v.object({
  ...loginSearchSchema.entries,
  reference: v.optional(v.fallback(reference, '')),
})

export const Route = createFileRoute('/auth/error-1')({
  staticData: { title: msg`Something went wrong` },
  validateSearch: searchSchema,
  component: ErrorPage,
})

function ErrorPage() {
  return <ErrorScreen {...Route.useSearch()} />
}
