import type { Examples } from '@gallery/example'
import { FormSummary } from '@/ui/form/form-summary'

const form = { names: ['email'] }

export const examples: Examples = {
  refused: () => (
    <FormSummary
      {...form}
      problem={{
        title: 'The password was not changed',
        text: 'The current password is wrong.',
      }}
    />
  ),
  'errors of fields that the form does not have': () => (
    <FormSummary
      {...form}
      problem={{
        title: 'The bundle was not created',
        text: 'Some values were not accepted.',
        fields: {
          email: 'This address is in use.',
          tier: 'The last tier must have no upper limit.',
          currency: 'This currency is not available for your organization.',
        },
      }}
    />
  ),
  'in the language of the server': () => (
    <FormSummary
      {...form}
      problem={{
        title: 'The list was not published',
        text: 'يحتوي الملف على أسماء مكررة.',
        lang: 'ar',
      }}
    />
  ),
  'unknown outcome': () => (
    <FormSummary
      {...form}
      problem={{
        title: 'The bundle may not have been created',
        text: 'The server took too long to respond.',
        isUnknown: true,
      }}
      look={<a href="/app/pages/bundle">See your bundles</a>}
    />
  ),
  'unknown outcome, nowhere to look': () => (
    <FormSummary
      {...form}
      problem={{
        title: 'The account may not have been created',
        text: 'The server took too long to respond.',
        isUnknown: true,
      }}
      look="If the code arrives in your inbox, the account exists."
    />
  ),
}
